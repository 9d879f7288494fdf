import { describe, expect, test } from "vitest";
import { bannerFontSizes, bannerWidth } from "#packages/domain/limits.ts";
import { type BannerText, bannerHeight, newBannerPicture, newBannerText } from "../../domain/banners.ts";
import { emptyBanner, withText } from "./banner-acts.ts";
import { arranged, bannerLayouts } from "./banner-layouts.ts";
import { boxOf, margin } from "./boxes.ts";
import { contrastNeeded, contrastWith } from "./readability.ts";
import { wrapped } from "./wrapping.ts";

/** Measures as wide a font as the widest of the editor's. */
function measure(text: BannerText) {
  const size = bannerFontSizes[text.size];
  const widthOf = (line: string) => line.length * size * 0.62;
  const lines = wrapped(text.text, bannerWidth - 2 * margin, widthOf);
  return { width: Math.max(...lines.map(widthOf)), height: lines.length * size * 1.2 };
}

const names: [string, string][] = [
  ["Höst", "Kaffebönan"],
  ["Sommarens kardemummabullar är här", "Konditoriet och rosteriet Kardemummabullarnas trädgård"],
];
const arrange = (layout: (typeof bannerLayouts)[number], words: [string, string], banner = emptyBanner("#ffffff")) =>
  arranged(banner, layout, { words, brandColour: "#b4532a", measure });
const withPicture = { ...emptyBanner("#ffffff"), picture: newBannerPicture };

/** One pixel of the banner's picture, of a grey, after the layout's darkening. */
function pixelOf(grey: number, darken: number): Uint8ClampedArray {
  const value = Math.round(grey * (1 - darken));
  return new Uint8ClampedArray([value, value, value, 255]);
}

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

describe.each(bannerLayouts)("the layout %s", (layout) => {
  test.each(names)("places %j and %j on the banner without overlap", (...words) => {
    const { texts } = arrange(layout, words);
    expect(texts.map(({ text }) => text)).toEqual(words);
    const [first, second] = texts.map((text) => boxOf(text, measure(text)));
    if (!first || !second) throw new Error("a text is missing");
    for (const { x, y, width, height } of [first, second]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(bannerWidth);
      expect(y + height).toBeLessThanOrEqual(bannerHeight);
    }
    const [upper, lower] = first.y < second.y ? [first, second] : [second, first];
    expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y);
  });

  test("is readable on the club’s colour", () => {
    const { background, texts } = arrange(layout, ["Höst", "Kaffebönan"]);
    const pixels = new Uint8ClampedArray([...rgb(background), 255]);
    for (const text of texts)
      expect(contrastWith(text.colour, pixels, text.shade)).toBeGreaterThanOrEqual(contrastNeeded(text));
  });

  test.each([0, 128, 255])("is readable on a picture of the grey %i", (grey) => {
    const { picture, texts } = arrange(layout, ["Höst", "Kaffebönan"], withPicture);
    const pixels = pixelOf(grey, picture?.darken ?? 0);
    for (const text of texts)
      expect(contrastWith(text.colour, pixels, text.shade)).toBeGreaterThanOrEqual(contrastNeeded(text));
  });

  test("keeps the texts that the banner has", () => {
    const own = ["Ett", "Två", "Tre"].reduce((banner, text) => withText(banner, text, []), emptyBanner("#ffffff"));
    const { texts } = arrange(layout, ["Höst", "Kaffebönan"], own);
    expect(texts.map(({ text }) => text)).toEqual(["Ett", "Två", "Tre"]);
    expect(texts[2]).toEqual(own.texts[2]);
  });
});

test("a new text on a picture has a shade that makes it readable on white", () => {
  const [text] = withText(withPicture, "Nytt", []).texts;
  if (!text) throw new Error("the text is missing");
  expect(contrastWith(text.colour, pixelOf(255, 0), text.shade)).toBeGreaterThanOrEqual(contrastNeeded(text));
});

test("a new text covers as little of the others as possible", () => {
  const taken = [{ y: 60, height: 240 }];
  const [text] = withText(emptyBanner("#ffffff"), "Nytt", taken).texts;
  expect(text?.y).toBeGreaterThanOrEqual(300);
  expect(text?.colour).not.toBe(newBannerText.colour);
});
