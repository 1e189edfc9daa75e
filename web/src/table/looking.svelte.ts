/** What of a question is looked at: answers, or something that cannot be chosen and why. */

import type { Asked, Closed, Option } from "../client/types";

export interface Looked {
  /** What it is about on the table. */
  place: string | null;
  options: Option[];
  closed: Closed[];
}

interface Question {
  readonly asked: Asked | null;
  /** The answer that is chosen. */
  readonly option: Option | null;
}

/** The answers at an element now, and what is not possible there. */
type At = (element: string) => { options: Option[]; closed: Closed[] };

const PAUSE = 150; // ms that a pointer rests on the board: it may only be passing

export class Looking {
  /** In the list of answers. */
  #listed: Option | null = $state.raw(null);
  /** On the table: under the pointer, and a closed thing that was picked. */
  #pointed: string | null = $state(null);
  held: string | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #question: Question;
  #here: At;

  readonly shown: Looked | null = $derived.by(() => {
    const { asked, option } = this.#question;
    if (asked === null) return null;
    return (
      this.#at(this.#pointed) ?? (this.#listed && one(this.#listed)) ?? this.#at(this.held) ?? (option && one(option))
    );
  });

  constructor(question: Question, here: At) {
    this.#question = question;
    this.#here = here;
  }

  list(option: Option | null): void {
    this.#listed = option;
    if (option) this.held = null;
  }

  point(element: string | null): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#pointed = element), PAUSE);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#listed = this.#pointed = this.held = null;
  }

  #at(element: string | null): Looked | null {
    const { asked, option } = this.#question;
    if (asked === null || element === null) return null;
    const { options, closed } = this.#here(element);
    if (option && options.includes(option)) return { ...one(option), place: element };
    if (options.length > 1) return null; // its popover tells them apart
    return options.length + closed.length > 0 ? { place: element, options, closed } : null;
  }
}

function one(option: Option): Looked {
  return { place: option.elements[0] ?? null, options: [option], closed: [] };
}
