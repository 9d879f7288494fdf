import { expect, test } from "vitest";
import { contrast } from "../theme/colour.ts";
import { stampCardColours } from "./stamp-card-colours.ts";

const none = { card: "", stamp: "", title: "", subtitle: "" };

test("a stamp card without chosen colours uses the chain’s colours", () => {
  expect(stampCardColours(none, "#6b2452")).toBeUndefined();
  expect(stampCardColours({ ...none, card: "no colour" }, "#6b2452")).toBeUndefined();
});

test("a stamp card keeps chosen colours that are readable", () => {
  const chosen = { card: "#fff4e0", stamp: "#8a3b12", title: "#4a1f0b", subtitle: "#6b3a20" };
  expect(stampCardColours(chosen, "#6b2452")).toMatchObject({
    paperColour: "#fff4e0",
    inkColour: "#8a3b12",
    titleColour: "#4a1f0b",
    subtitleColour: "#6b3a20",
  });
});

test.each(["#ffffff", "#ffe680", "#9aa5b1", "#777777", "#1b2a41", "#000000"])(
  "all colours of a stamp card are readable on %s",
  (card) => {
    for (const other of ["", "#ffffff", "#000000", "#c9a227", card]) {
      const colours = stampCardColours({ card, stamp: other, title: other, subtitle: other }, "#c9a227");
      expect(contrast(colours?.titleColour ?? "", card)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours?.subtitleColour ?? "", card)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours?.textColour ?? "", card)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours?.inkColour ?? "", card)).toBeGreaterThanOrEqual(3);
    }
  },
);
