import icons from "./icons.svg";

/** Where a symbol of the icon sprite is. Its name changes with what it holds, so it is fetched once. */
export function sprite(name: string): string {
  return `${icons}#${name}`;
}
