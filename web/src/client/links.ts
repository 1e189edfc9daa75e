/** The addresses of the page: what stands behind `#` is never sent. */

export type Place =
  | { page: "start" }
  | { page: "table"; game: string; secrets: string[] }
  | { page: "replay"; game: string; secrets: string[]; at: number | null }
  | { page: "rules"; sought: string }
  | { page: "settings" };

const BETWEEN = ","; // secrets, in the link of a screen with several seats

export function placeOf(hash: string): Place {
  const [page = "", ...rest] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  const [game = "", secrets = "", at] = rest;
  if (page === "g" && game && secrets) return { page: "table", game, secrets: secrets.split(BETWEEN) };
  if (page === "replay" && game && secrets) {
    const point = at === undefined ? null : Number.parseInt(at, 10);
    return { page: "replay", game, secrets: secrets.split(BETWEEN), at: Number.isNaN(point) ? null : point };
  }
  if (page === "rules") return { page: "rules", sought: rest.join("/") };
  if (page === "settings") return { page: "settings" };
  return { page: "start" };
}

export const tableLink = (game: string, secrets: string[]) => `#/g/${game}/${secrets.join(BETWEEN)}`;
export const rulesLink = (sought = "") => (sought ? `#/rules/${encodeURIComponent(sought)}` : "#/rules");
export function replayLink(game: string, secrets: string[], at?: number): string {
  return `#/replay/${game}/${secrets.join(BETWEEN)}${at === undefined ? "" : `/${at}`}`;
}
