/** Turns as the server tells them: which are new to somebody, and how one becomes a line. */

import type { EventText, Story, TableNotice, TurnStep } from "../client/types";
import type { Amount } from "../client/vocabulary";

const MOMENTS = new Set<string>(["setup", "church", "period", "scoring"]);
/** What a reader wants to know of in few signs; plans, tiles and decrees are named by their step. */
const COUNTED = new Set<string>(["wigs", "reais", "influence", "gold", "cloth", "books", "tools"]);

export interface Counted {
  what: Amount;
  n: number;
}

/** What happens between turns: nobody's turn. */
export const isMoment = ({ way }: Story): boolean => MOMENTS.has(way);

/** Turns of others, and what happened between them, since the last turn of this seat was over. */
export function sinceOwn(stories: Story[], seat: number | null): Story[] {
  const last = stories.findLastIndex((story) => story.seat === seat && story.ended && !isMoment(story));
  return stories.slice(last + 1).filter((story) => story.way !== "setup" && (story.seat !== seat || isMoment(story)));
}

export interface Round {
  number: number;
  /** The newest first. */
  stories: Story[];
}

/** The newest round first; 0 is what came before the first turn. */
export function byRound(stories: Story[], players: number): Round[] {
  const rounds: Round[] = [];
  for (const story of stories.toReversed()) {
    const number = Math.ceil(story.turn / players);
    const round = rounds.at(-1);
    if (round?.number === number) round.stories.push(story);
    else rounds.push({ number, stories: [story] });
  }
  return rounds;
}

/** What a step cost and brought a seat; what is paid stands first. */
export function sums(step: TurnStep, seat = step.seat): Counted[] {
  const own = step.changes.filter((change) => change.seat === seat && COUNTED.has(change.what));
  return own.map(({ what, n }) => ({ what, n })).sort((a, b) => Math.sign(a.n) - Math.sign(b.n));
}

/** The step that says how the turn was used. */
export const opening = (story: Story): TurnStep | undefined =>
  isMoment(story) ? undefined : story.steps.find(({ icon }) => icon !== "dock");

/** What was done besides, for one line: what is drawn at the end is not worth its room. */
export function deeds(story: Story): TurnStep[] {
  const first = opening(story);
  return story.steps.filter(
    (step) =>
      step !== first && step.seat === story.seat && !["draw", "dock", "courtier-pawn", "last"].includes(step.icon),
  );
}

/** Things and places that a step is about; the whole board of a player only if there is nothing else. A clergy tile
 *  may have copies of the same name with others: it is shown by who has it. */
export function shownBy(step: TurnStep): string[] {
  const alone = step.elements.filter((element) => !element.startsWith("clergy:"));
  return [...alone.filter((element) => !/^(seat|card|deed):/.test(element)), ...alone];
}

/** How many steps there were already in what was known. */
export const stepsKnown = (known: Story[], { first }: Story): number =>
  known.find((story) => story.first === first)?.steps.length ?? 0;

/** What an event is about on the table: things rather than the whole board of a player. */
export function thingsOf(event: EventText): string[] {
  const things = event.elements.filter((element) => !/^seat:\d+$/.test(element));
  return things.length > 0 ? things : event.elements;
}

export const BEFORE = -1; // all stories

/** What the table was told about links, the newest first, by the number of the story in which it happened. */
export function noticesBy(notices: TableNotice[], stories: Story[]): Map<number, TableNotice[]> {
  const told = new Map<number, TableNotice[]>();
  for (const notice of notices.toReversed()) {
    const begun = stories.filter(({ first }) => first < notice.told).map(({ first }) => first);
    const story = Math.max(BEFORE, ...begun);
    told.set(story, [...(told.get(story) ?? []), notice]);
  }
  return told;
}
