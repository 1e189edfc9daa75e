/** "Your turn" for somebody who looks elsewhere: tab title and icon. */

import { t } from "../words/say";

const ICON = "/favicon.svg";
const ICON_TURN = "/favicon-turn.svg";

export function announce(yours: boolean, names: string): void {
  document.title = yours ? t("title-your-turn", { names }) : t("page-title", { page: names });
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", yours ? ICON_TURN : ICON);
}
