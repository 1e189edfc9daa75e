/** What this browser was told about how its person likes to play. */

import { prefersReducedMotion } from "svelte/motion";

import type { Orders } from "./types";
import { USUAL, type Usual } from "./vocabulary";

export type Theme = "system" | "light" | "dark";

export interface Settings {
  /** The code of the language that was chosen; none: as the browser prefers. */
  language: string;
  /** Another one, in which rules are shown beside it. */
  beside: string;
  theme: Theme;
  contrast: boolean;
  /** In percent of the usual size. */
  textSize: number;
  motion: boolean;
  /** A press chooses, a second one answers. */
  confirmEach: boolean;
  /** What almost everybody would answer is answered without being asked, of these kinds. */
  usual: Usual[];
  /** How fast the turns of others are told. */
  telling: "slow" | "normal" | "instant";
  sound: boolean;
  /** First steps were offered. */
  welcomed: boolean;
  name: string;
  /** The player colour that is liked best. */
  colour: number;
  /** The name of the edition that was chosen last. */
  edition: string;
  /** Given at each table where this person sits down. */
  orders: Required<Orders>;
}

export const TEXT_SIZES = [100, 115, 130, 150, 175, 200];

/** On phones and tablets sound is off until somebody wants it. */
const isTouched = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;

const KEY = "lisboa.settings";
const DEFAULTS: Settings = {
  ...{
    language: "",
    beside: "",
    theme: "system",
    contrast: false,
    textSize: 100,
    motion: true,
    confirmEach: false,
    usual: [...USUAL],
    telling: "normal",
  },
  ...{
    sound: !isTouched,
    welcomed: false,
    name: "",
    colour: 0,
    edition: "",
    orders: { follow: [], not_now: [], church: false, declines: false },
  },
};

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state(stored());

const night = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;

/** Whether nothing is to move by itself. */
export function isStill(): boolean {
  return !settings.motion || prefersReducedMotion.current;
}

/** Whether the dark colours are shown. */
export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "system" && (night?.matches ?? false));
}

function show(): void {
  const page = document.documentElement;
  page.classList.toggle("dark", isDark());
  page.classList.toggle("contrast", settings.contrast);
  page.classList.toggle("still", !settings.motion);
  page.style.fontSize = settings.textSize === 100 ? "" : `${settings.textSize}%`;
}

/** Keep and show every change; to be called once. */
export function keepSettings(): void {
  night?.addEventListener("change", show);
  $effect.root(() => {
    $effect(() => {
      show();
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
  });
}
