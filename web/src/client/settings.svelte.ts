/** What this browser was told about how its person likes to play. */

export type Theme = "system" | "light" | "dark";
/** each: choose, then answer. turn: a click answers; final moves wait. none: nothing waits. */
export type Confirmation = "each" | "turn" | "none";

export interface Settings {
  theme: Theme;
  motion: boolean;
  confirmation: Confirmation;
  sound: boolean;
  name: string;
}

const KEY = "lisboa.settings";
const DEFAULTS: Settings = { theme: "system", motion: true, confirmation: "each", sound: false, name: "" };

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state(stored());

const night = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;

/** Whether the dark colours are shown. */
export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "system" && (night?.matches ?? false));
}

function show(): void {
  document.documentElement.classList.toggle("dark", isDark());
  document.documentElement.classList.toggle("still", !settings.motion);
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
