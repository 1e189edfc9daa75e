/** Whoever plays by keyboard is led to where the answer is given. */
export function focusQuestion(): void {
  const places = ["input[type=radio]:checked", "input[type=radio]", ".go:enabled", ".undo:enabled", "#question"];
  const found = places
    .map((place) => document.querySelector<HTMLElement>(`.strip ${place}`))
    .find((place) => place !== null);
  found?.focus({ preventScroll: true });
}
