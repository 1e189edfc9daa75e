/** One WebSocket to a table: says hello, comes back when the line breaks, repeats what was not answered. */

import { requestId } from "./request";
import type { ClientMessage, Done, Refused, ServerMessage } from "./types";

export type Line = "connecting" | "open" | "lost" | "refused" | "gone";

type Playing = Extract<ClientMessage, { request: string }>;
type Unsent<T> = T extends unknown ? Omit<T, "request"> : never;
export type Deed = Unsent<Playing>;

export interface Listener {
  heard(message: ServerMessage): void;
  line(line: Line): void;
  /** How many events this screen has already, and of which sequence. */
  known(): { told: number | null; sequence: number };
}

interface Waiting {
  message: Playing;
  answered: (answer: Done | Refused) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const SILENT_FOR = 60_000;
const NO = 4400; // 44xx: as the status of HTTP says; trying again changes nothing
const TOO_MANY = 4429;

export class Live {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #greeted = false;
  #closed = false;

  constructor(
    private readonly url: string,
    private readonly secrets: string[],
    private readonly listener: Listener,
  ) {
    this.#connect();
  }

  /** Ask for a change; it is asked again if the line breaks before the answer. */
  send(deed: Deed): Promise<Done | Refused> {
    const message = { ...deed, request: requestId() } as Playing;
    return new Promise((answered) => {
      this.#waiting.set(message.request, { message, answered });
      if (this.#greeted) this.#say(message);
    });
  }

  /** Try again at once, for instance when the machine wakes up. */
  hurry(): void {
    if (this.#closed || this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
    this.#socket?.close();
  }

  #connect(): void {
    this.listener.line("connecting");
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#say({ type: "hello", secrets: this.secrets, ...this.listener.known() });
      this.#pings = setInterval(() => this.#ping(), PING_EVERY);
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data as string) as ServerMessage);
    socket.onclose = ({ code }) => this.#lost(code);
  }

  #receive(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === "state" && !this.#greeted) this.#welcome();
    this.listener.heard(message);
    if (message.type === "done" || message.type === "refused") {
      const waiting = this.#waiting.get(message.request ?? "");
      this.#waiting.delete(message.request ?? "");
      waiting?.answered(message);
    }
    if (message.type === "gone") {
      this.#closed = true;
      this.listener.line("gone");
    }
  }

  #welcome(): void {
    this.#greeted = true;
    this.#wait = FIRST_WAIT;
    this.listener.line("open");
    for (const { message } of this.#waiting.values()) this.#say(message);
  }

  #lost(code: number): void {
    clearInterval(this.#pings);
    this.#socket = null;
    if (this.#closed) return;
    if (code >= NO && code < NO + 100 && code !== TOO_MANY) {
      this.#closed = true;
      this.listener.line("refused");
      return;
    }
    this.listener.line("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #ping(): void {
    if (Date.now() - this.#heard > SILENT_FOR) this.#socket?.close();
    else this.#say({ type: "ping" });
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
