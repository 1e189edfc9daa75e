/** The pages that need no game: where they are, and what a picture of them is called. */

import type { Page } from "../src/client/links";

type Alone = Exclude<Page["page"], "table" | "invitation" | "replay">;

const PAGES: Record<Alone, { picture: string; address: string }> = {
  start: { picture: "start", address: "" },
  first: { picture: "first-steps", address: "#/first" },
  settings: { picture: "settings", address: "#/settings" },
  rules: { picture: "rules", address: "#/rules/STORE-08" },
  broken: { picture: "broken-link", address: "#/g/nowhere" },
};

export const EVERY_PAGE = Object.values(PAGES);
