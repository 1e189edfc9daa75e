import { expect, it } from "vitest";

import { first, late, solo, variant } from "../fixtures/played";
import { bubblePlaceFor } from "./bubble";
import { regionOf } from "./elements";

it("puts the bubble of a question in the city on display and church", () => {
  expect(late.asked.kind).toBe("ask-lot");
  expect(bubblePlaceFor(late.asked, late.view).on).toEqual(["politics", "church"]);
});

it("puts the bubble of a question about cards on the city", () => {
  expect(first.asked.kind).toBe("ask-turn");
  expect(bubblePlaceFor(first.asked, first.view).on).toEqual(["city"]);
});

it.each([first, late, solo, variant])("covers nothing that can be chosen or counts", ({ asked, view }) => {
  const place = bubblePlaceFor(asked, view);
  const elements = asked.options.flatMap(({ elements, bills }) => [
    ...elements,
    ...bills.flatMap(({ lines }) => lines.flatMap((line) => line.elements)),
  ]);
  for (const element of elements) expect(place.on).not.toContain(regionOf(element, view));
});

it("keeps away from a display whose cards are asked for", () => {
  const [top = ""] = first.view.politics.display.king;
  const option = {
    ...first.asked.options[0],
    elements: [`card:${top}`, "deed:recruit"],
    bills: [],
  } as (typeof first.asked.options)[number];
  expect(regionOf(`card:${top}`, first.view)).toBe("politics");
  expect(bubblePlaceFor({ ...first.asked, options: [option], closed: [] }, first.view).on).toEqual(["city"]);
});
