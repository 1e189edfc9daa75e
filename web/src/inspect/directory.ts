/** What can be looked at on the table, by name, in the order in which one looks. */

import type { View } from "../client/types";
import type { ElementKind } from "../client/vocabulary";
import type { EditionData } from "../faces/edition";
import { called, say, t, text } from "../words/say";

interface Group {
  group: string;
  things: { element: string; title: string }[];
}

export function directoryOf(view: View, edition: EditionData): Group[] {
  const known = (cards: (string | null | undefined)[], kind: ElementKind) =>
    cards.filter((id): id is string => !!id && !id.startsWith("?")).map((id) => `${kind}:${id}`);
  const group = (title: string, elements: string[]): Group => ({
    group: title,
    things: [...new Set(elements)].flatMap((element) => {
      const words = edition.words[element];
      return words ? [{ element, title: text(words.title) }] : [];
    }),
  });
  const of = (name: string) => {
    const player = view.players[name];
    if (!player) return [];
    return [
      ...known([...player.hand, ...player.pack, ...player.lower], "card"),
      ...player.upper.flatMap((slot) => (slot ? [`card:${slot.card}`, `ship:${slot.card}`] : [])),
      ...known(player.clergy, "clergy"),
      ...known([...player.plans, ...player.completed], "plan"),
      ...known(player.decrees, "decree"),
      ...known(player.tasks, "task"),
    ];
  };
  const places = (kind: ElementKind) => Object.keys(edition.words).filter((element) => element.startsWith(`${kind}:`));
  return [
    ...view.seats.map((name, seat) => {
      const found = group(called(name), of(name));
      return {
        ...found,
        things: [{ element: `seat:${seat}`, title: say("board", "board-of", { name: called(name) }) }, ...found.things],
      };
    }),
    group(
      say("board", "politics"),
      known([view.court.card, ...Object.values(view.politics.display).map(([top]) => top)], "card"),
    ),
    group(say("board", "decrees"), known(view.decrees.display, "decree")),
    group(say("board", "church"), [...known(view.church.tiles, "clergy"), ...places("gap"), "cardinal"]),
    group(t("things-ships"), known([view.ships.shipyard[0]], "ship")),
    group(
      t("things-architects"),
      Object.values(view.architects).flatMap(({ plan, available, stack }) => [
        ...known([plan], "plan"),
        ...known([available, stack[0]], "building"),
      ]),
    ),
    group(say("board", "court"), [
      "treasury",
      ...places("noble"),
      ...places("office"),
      ...places("plaza"),
      ...places("deed"),
    ]),
    group(say("board", "market"), places("price")),
    group(say("board", "city"), ["pile", ...places("site"), ...places("plot")]),
    group(t("things-discards"), known(view.politics.discards, "card")),
  ].filter(({ things }) => things.length > 0);
}
