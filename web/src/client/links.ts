/** The addresses of the page: what stands behind `#` is never sent. */

/** What stands behind an address. */
export type Page =
  | { page: "start" }
  | { page: "table"; game: string; secrets: string[] }
  | { page: "invitation"; game: string; invitation: string }
  | { page: "replay"; game: string; secrets: string[]; at: number | null }
  | { page: "rules"; sought: string }
  | { page: "settings" }
  | { page: "broken" }
  | { page: "first" };

const BETWEEN = ","; // secrets, in the link of a screen with several seats

const GAME = /^[\w-]{12}$/;
const SECRET = /^[\w-]{22}$/;

export function pageAt(hash: string): Page {
  const [page = "", ...rest] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  if (page === "g" || page === "replay") return tableAt(page, rest);
  if (page === "i") return invitationAt(rest);
  if (page === "rules") return { page: "rules", sought: rest.join("/") };
  if (page === "settings") return { page: "settings" };
  if (page === "first") return { page: "first" };
  return { page: "start" };
}

/** A link that lost something on its way to us opens nothing. */
function tableAt(page: "g" | "replay", [game = "", joined = "", at]: string[]): Page {
  const secrets = joined.split(BETWEEN);
  if (!GAME.test(game) || !secrets.every((secret) => SECRET.test(secret))) return { page: "broken" };
  if (page === "g") return { page: "table", game, secrets };
  const point = Number.parseInt(at ?? "", 10);
  return { page: "replay", game, secrets, at: Number.isNaN(point) ? null : point };
}

function invitationAt([game = "", invitation = ""]: string[]): Page {
  return GAME.test(game) && SECRET.test(invitation) ? { page: "invitation", game, invitation } : { page: "broken" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a lone % in words that are sought
  }
}

export const tableLink = (game: string, secrets: string[]) => `#/g/${game}/${secrets.join(BETWEEN)}`;
export const invitationLink = (game: string, invitation: string) => `#/i/${game}/${invitation}`;
export const rulesLink = (sought = "") => (sought ? `#/rules/${encodeURIComponent(sought)}` : "#/rules");
export function replayLink(game: string, secrets: string[], at?: number): string {
  return `#/replay/${game}/${secrets.join(BETWEEN)}${at === undefined ? "" : `/${at}`}`;
}
