import { expect, test } from "vitest";

import { late } from "../fixtures/played";
import { boardOf, dockOf, ELEMENTS, kindOf, nameOf, printedOn, regionOf } from "./elements";

test("an element has a kind and a name", () => {
  expect([kindOf("plot:plot-c3"), nameOf("plot:plot-c3")]).toEqual(["plot", "plot-c3"]);
  expect([kindOf("pile"), nameOf("pile")]).toEqual(["pile", "pile"]);
  expect([boardOf("seat:2/warehouse/gold"), boardOf("seat:0"), boardOf("site:site-west-a")]).toEqual([2, 0, null]);
});

test("what is printed lies there; what is laid here and there lies where the view says", () => {
  for (const element of Object.keys(ELEMENTS)) {
    const printed = printedOn(element);
    if (printed) expect(regionOf(element, late.view)).toBe(printed);
  }
  const [decree = ""] = late.view.decrees.display;
  expect(regionOf(`decree:${decree}`, late.view)).toBe("decrees");
  expect(regionOf("decree:somebody-has-it", late.view)).toBeNull();
  expect(regionOf(`plan:${late.view.architects.green.plan}`, late.view)).toBe("architect-green");
  expect(regionOf("seat:1/influence", late.view)).toBe("influence");
});

test("a panel never lies over the region that is asked about", () => {
  const under = { court: ["court", "influence"], display: ["politics", "church", "decrees"], city: ["city"] };
  for (const element of Object.keys(ELEMENTS)) expect(under[dockOf(element)]).not.toContain(printedOn(element));
});
