/** The table in words: what a typed line means, and the sentence that answers it. */

import { kindOf, nameOf } from "../board/elements";
import type { Asked, Closed, EventText, Option } from "../client/types";
import type { View } from "../client/types";
import { GOODS, RUBBLE, type Amount } from "../client/vocabulary";
import { amount, amountOf } from "../words/amounts";
import { fold } from "../words/rulebook";
import { called, t, text } from "../words/say";
import { total } from "./scoring";

export interface Situation {
  asked: Asked | null;
  /** The answer that is chosen but not given. */
  chosen: Option | null;
  /** The turn waits for the confirm. */
  waiting: boolean;
  undoable: boolean;
  hints: boolean;
  /** A click answers: so does a line. */
  atOnce: boolean;
  view: View;
  seat: number | null;
  events: EventText[];
}

export type Meant =
  | { deed: "choose" | "answer"; option: Option; words: string }
  | { deed: "undo" | "confirm" | "hint"; words: string }
  | { deed: "go"; piece: string; words: string }
  | { deed: "say"; words: string };

const COMMANDS = [
  "undo",
  "confirm",
  "hint",
  "why",
  "list",
  "hand",
  "status",
  "players",
  "log",
  "score",
  "help",
] as const;
type Command = (typeof COMMANDS)[number];
const NEAREST = 3;
const LISTED = 6; // more of several answers are not read out
const TOLD = 5; // events

export function understand(line: string, now: Situation): Meant {
  const typed = fold(line.trim().replace(/^[/:]/, "")).trim();
  if (typed === "") return given(now);
  const [first = "", ...rest] = typed.split(/\s+/);
  const exact = now.asked?.options.find(({ action }) => fold(action) === typed);
  if (exact) return chosen(exact, now);
  if (/^\d+$/.test(typed)) return numbered(Number(typed), now);
  const command = COMMANDS.find((name) => [name, ...fold(t(`command-${name}`)).split(" ")].includes(first));
  if (command === "why") return say(reasons(rest, now));
  if (command !== undefined && rest.length === 0) return commanded(command, now);
  return named(typed, now);
}

const say = (words: string): Meant => ({ deed: "say", words });

function commanded(command: Command, now: Situation): Meant {
  switch (command) {
    case "undo":
      return now.undoable ? { deed: "undo", words: t("said-undone") } : say(t("said-nothing-to-undo"));
    case "confirm":
      return given(now);
    case "hint":
      return now.asked && now.hints ? { deed: "hint", words: t("hint-wait") } : say(t("said-no-hint"));
    case "list":
      return say(listed(now));
    case "hand":
      return say(handOf(now));
    case "status":
      return say(statusOf(now, now.seat));
    case "players":
      return say(now.view.seats.map((_, seat) => statusOf(now, seat)).join(" "));
    case "log":
      return say(
        now.events
          .slice(-TOLD)
          .map((event) => text(event.text))
          .join(" ") || t("log-empty"),
      );
    case "score":
      return say(
        now.view.seats
          .map((name) =>
            t("said-score", { name: called(name), wigs: amountOf("wigs", total(now.view.players[name]?.wigs ?? {})) }),
          )
          .join(" "),
      );
    default:
      return say(t("said-help"));
  }
}

/** Enter on an empty line gives what is chosen. */
function given(now: Situation): Meant {
  if (now.waiting) return { deed: "confirm", words: t("said-confirmed") };
  if (now.chosen)
    return { deed: "answer", option: now.chosen, words: t("said-answered", { answer: now.chosen.label }) };
  return say(now.asked ? t("said-choose-first", { n: now.asked.options.length }) : t("said-not-asked"));
}

function chosen(option: Option, now: Situation): Meant {
  const answer = text(option.label);
  if (now.atOnce) return { deed: "answer", option, words: t("said-answered", { answer }) };
  return { deed: "choose", option, words: t("said-chosen", { answer: [answer, ...meaning(option)].join(", ") }) };
}

function meaning(option: Option): string[] {
  const costs = option.costs.map((change) => text(change.text)).join(", ");
  const gains = option.gains.map((change) => text(change.text)).join(", ");
  return [
    ...(option.detail ? [text(option.detail)] : []),
    ...(costs ? [t("costs", { amount: costs })] : []),
    ...(gains ? [t("brings", { amount: gains })] : []),
  ];
}

function numbered(n: number, now: Situation): Meant {
  const options = now.asked?.options ?? [];
  const option = options[n - 1];
  if (option) return chosen(option, now);
  return say(options.length > 0 ? t("said-no-number", { n, all: options.length }) : t("said-not-asked"));
}

function named(typed: string, now: Situation): Meant {
  if (!now.asked) return say(t(now.waiting ? "said-confirm-or-undo" : "said-not-asked"));
  const found = now.asked.options.filter((option) => has(option.label, typed.split(/\s+/)));
  const whole = found.filter((option) => fold(text(option.label)) === typed);
  const [only, other] = whole.length === 1 ? whole : found;
  if (only && !other) return chosen(only, now);
  const piece = found.flatMap(({ pieces }) => pieces).find((one) => nameOf(one) === `${kindOf(one)}-${typed}`);
  if (piece) return { deed: "go", piece, words: t("said-several", { answers: numbers(found, now) }) };
  if (only) return say(t("said-several", { answers: numbers(found, now) }));
  const shut = now.asked.closed.filter(
    (answer) => fold(answer.action) === typed || has(answer.label, typed.split(/\s+/)),
  );
  if (shut.length > 0) return say(shut.slice(0, NEAREST).map(reason).join(" "));
  return say(t("said-unknown", { line: typed, answers: numbers(nearest(typed, now.asked.options), now) }));
}

function has(label: Option["label"], words: string[]): boolean {
  const place = fold(text(label));
  return words.every((word) => place.includes(word));
}

/** By how many of their pairs of letters they share. */
function nearest(typed: string, options: Option[]): Option[] {
  const pairs = (words: string) =>
    new Set(Array.from({ length: Math.max(0, words.length - 1) }, (_, i) => words.slice(i, i + 2)));
  const wanted = pairs(typed);
  const likeness = (option: Option) => [...pairs(fold(text(option.label)))].filter((pair) => wanted.has(pair)).length;
  return options.toSorted((a, b) => likeness(b) - likeness(a)).slice(0, NEAREST);
}

function reason({ label, reason: why, rule }: Closed): string {
  return t("said-closed", { answer: label, reason: why, rule });
}

function reasons(words: string[], now: Situation): string {
  const closed = (now.asked?.closed ?? []).filter(({ label }) => has(label, words));
  if (closed.length > 0) return closed.slice(0, LISTED).map(reason).join(" ");
  if (words.length > 0 && now.asked?.options.some(({ label }) => has(label, words))) return t("said-possible");
  return t("said-nothing-closed");
}

/** The answers with their numbers. */
function numbers(options: Option[], now: Situation): string {
  const all = now.asked?.options ?? [];
  const told = options
    .slice(0, LISTED)
    .map((option) => t("said-numbered", { n: all.indexOf(option) + 1, answer: option.label }));
  return [...told, ...(options.length > LISTED ? [t("said-more", { n: options.length - LISTED })] : [])].join("; ");
}

function listed({ asked, waiting }: Situation): string {
  if (!asked) return t(waiting ? "said-confirm-or-undo" : "said-not-asked");
  const all = asked.options.map((option, i) =>
    t("said-numbered", { n: i + 1, answer: [text(option.label), ...meaning(option)].join(", ") }),
  );
  return `${text(asked.prompt)} ${all.join("; ")}.`;
}

function handOf({ asked, view, seat }: Situation): string {
  const cards = view.players[view.seats[seat ?? -1] ?? ""]?.hand ?? [];
  const about = (card: string) => (asked?.options ?? []).filter(({ elements }) => elements.includes(`card:${card}`));
  const playable = cards.flatMap(about).map((option) => text(option.label));
  return t("said-hand", { n: cards.length, answers: playable.length > 0 ? playable.join("; ") : t("said-none") });
}

function statusOf({ view }: Situation, seat: number | null): string {
  const name = view.seats[seat ?? -1];
  const player = name === undefined ? undefined : view.players[name];
  if (name === undefined || !player) return t("said-spectating");
  const few = (things: [Amount, number][]) => things.filter(([, n]) => n > 0).map(([what, n]) => amount(what, n));
  const goods = few(GOODS.map((good) => [good, player.goods[good]]));
  const rubble = few(RUBBLE.map((colour) => [`rubble_${colour}`, player.rubble[colour]]));
  const things = few([
    ["officials", player.officials],
    ["clergy", player.clergy.length],
    ["favours", player.favours.length],
    ["plans", player.plans.length],
    ["completed", player.completed.length],
    ["decrees", player.decrees.length],
  ]);
  const all = [
    amount("wigs", total(player.wigs)),
    amount("reais", player.reais),
    amount("influence", player.influence),
  ];
  return t("said-status", {
    name: called(name),
    things: [...all, ...goods, ...rubble, ...things].join(", "),
    cards: player.hand.length,
  });
}
