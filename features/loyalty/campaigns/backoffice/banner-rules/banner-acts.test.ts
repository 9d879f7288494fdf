import { expect, it } from "vitest";
import { type Banner, bannerHeight } from "../../domain/banners.ts";
import { canAddText, changeText, emptyBanner, tidied, withoutText, withText } from "./banner-acts.ts";

const add = (banner: Banner, text: string) =>
  withText(
    banner,
    text,
    banner.texts.map(({ y }) => ({ y, height: 39 })),
  );
const four = ["Ett", "Två", "Tre", "Fyra"].reduce((banner, text) => add(banner, text), emptyBanner("#1d3557"));

it("a banner takes four texts without overlap and no more", () => {
  expect(canAddText(four)).toBe(false);
  expect(add(four, "Fem")).toBe(four);
  const tops = four.texts.map(({ y }) => y).toSorted((a, b) => a - b);
  const gaps = tops.slice(1).map((top, index) => top - (tops[index] as number));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(39);
  expect(Math.max(...tops)).toBeLessThan(bannerHeight - 40);
});

it("a new banner text is black on a light background", () => {
  expect(add(emptyBanner("#f5e6c8"), "Ljust").texts[0]?.colour).toBe("#000000");
  expect(four.texts[0]?.colour).toBe("#ffffff");
});

it("empty banner texts are not stored", () => {
  const emptied = changeText(four, 1, (text) => ({ ...text, text: "  " }));
  expect(tidied(emptied).texts.map(({ text }) => text)).toEqual(["Ett", "Tre", "Fyra"]);
  expect(withoutText(four, 0).texts.map(({ text }) => text)).toEqual(["Två", "Tre", "Fyra"]);
});
