/** The server over HTTP. */

import { requestId } from "./request";
import type {
  Choices,
  Created,
  Done,
  EditionData,
  Events,
  Health,
  Hint,
  HouseRules,
  NewSeat,
  Orders,
  Refused,
  Replay,
  Scores,
  State,
  Story,
  Turn,
} from "./types";
import type { Level } from "./vocabulary";

/** The server said no, in words. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code);
  }
}

/** Why the server said no; any other error is a fault of ours and goes on. */
export function refusalIn(error: unknown): Refused {
  if (!(error instanceof Refusal)) throw error;
  return error.refused;
}

const AWAY: Refused = { type: "refused", code: "away", text: { key: "web:server-away" } };

async function ask(method: string, path: string, secret?: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = {};
  if (secret !== undefined) headers["authorization"] = `Bearer ${secret}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    throw new Refusal(AWAY);
  }
  if (answer.ok) return answer;
  throw new Refusal((await answer.json().catch(() => AWAY)) as Refused);
}

async function json<T>(method: string, path: string, secret?: string, body?: object): Promise<T> {
  return (await (await ask(method, path, secret, body)).json()) as T;
}

export interface Wish {
  seats: NewSeat[];
  variants?: Record<string, unknown>;
  rules?: Partial<HouseRules>;
  start?: number;
  edition?: string;
}

export const health = () => json<Health>("GET", "/api/health");
export const fetchChoices = () => json<Choices>("GET", "/api/choices");
export const fetchEdition = (imprint: string) => json<EditionData>("GET", `/api/editions/${imprint}`);
/** Its titles and names in a language, by id; empty where there are none. */
export const fetchTitles = (imprint: string, language: string) =>
  json<Record<string, string>>("GET", `/api/editions/${imprint}/titles/${language}`);
export const newGame = (wish: Wish) => json<Created>("POST", "/api/games", undefined, wish);
export const importRecord = (record: string, seats?: NewSeat[]) =>
  json<Created>("POST", "/api/records", undefined, { record, seats });

/** One game, with one of its secrets. */
export class GameApi {
  constructor(
    private readonly game: string,
    private readonly secret: string,
  ) {}

  #path(rest = ""): string {
    return `/api/games/${this.game}${rest}`;
  }

  #change<T = Done>(method: string, path: string, body: object = {}): Promise<T> {
    return json<T>(method, this.#path(path), this.secret, { request: requestId(), ...body });
  }

  look = () => json<State>("GET", this.#path(), this.secret);
  scores = (seat: number | null) =>
    json<Scores>("GET", this.#path(`/scores${seat === null ? "" : `?seat=${seat}`}`), this.secret);
  /** The seats where somebody is connected now. */
  present = async () => (await json<{ seats: number[] }>("GET", this.#path("/present"), this.secret)).seats;
  hint = (seat: number) => json<Hint>("GET", this.#path(`/seats/${seat}/hint`), this.secret);
  /** With an invitation in place of a secret. */
  takeSeat = (secret: string) => this.#change("POST", "/seat", { secret });
  giveOrders = (seat: number, orders: Orders) => this.#change("PUT", `/seats/${seat}/orders`, { orders });
  rename = (seat: number, name: string) => this.#change("PUT", `/seats/${seat}/name`, { name });
  handOver = (seat: number, level: Level) => this.#change("POST", `/seats/${seat}/hand-over`, { level });
  takeBack = (seat: number) => this.#change("POST", `/seats/${seat}/take-back`);
  concede = (seat: number, level: Level) => this.#change("POST", `/seats/${seat}/concede`, { level });
  newLink = (seat: number) => this.#change("POST", `/seats/${seat}/link`);
  setRules = (rules: HouseRules) => this.#change("PUT", "/rules", { rules });
  end = () => this.#change("POST", "/end");
  rematch = () => this.#change("POST", "/rematch");
  forget = () => ask("DELETE", this.#path(), this.secret);
  playOn = (at: number, seats?: NewSeat[]) =>
    json<Created>("POST", this.#path("/branches"), this.secret, { at, seats });

  replay(at: number, seat: number | "everything" | null): Promise<Replay> {
    const whose = seat === null ? "" : `&seat=${seat}`;
    return json("GET", this.#path(`/replay?at=${at}${whose}`), this.secret);
  }

  /** All turns so far, in a few words each. */
  stories = async () => (await json<{ stories: Story[] }>("GET", this.#path("/stories"), this.secret)).stories;
  turns = async () => (await json<{ turns: Turn[] }>("GET", this.#path("/turns"), this.secret)).turns;

  async record(seat: number | null): Promise<string> {
    const whose = seat === null ? "" : `?seat=${seat}`;
    return (await ask("GET", this.#path(`/record${whose}`), this.secret)).text();
  }

  /** Everything that happened since an event, as the seat may know it. */
  async events(seat: number | null, since = 0): Promise<Events["events"]> {
    const whose = seat === null ? "" : `&seat=${seat}`;
    const all: Events["events"] = [];
    for (let from = since; ;) {
      const page = await json<Events>("GET", this.#path(`/events?since=${from}${whose}`), this.secret);
      all.push(...page.events);
      const last = page.events.at(-1);
      if (last === undefined || last.number + 1 >= page.told) return all;
      from = last.number + 1;
    }
  }
}
