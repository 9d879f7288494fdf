import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brandPalette, STAMMIS_PLUM } from "./brand-palette.ts";
import type { BrandScheme } from "./brand-scheme.ts";
import { contrast, toHex, toOklch } from "./colour.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
const NAMED = ["#7d9b76", "#b4532a", "#1d3557", "#fff6bf", "#0b0b0c", "#ffffff", "#000000", "#ff0000", "#808080"];

function pairs(s: BrandScheme): [string, string, string, number][] {
  const grounds = { page: s.page, surface: s.surface, raised: s.raised, tint: s.tint };
  const onGrounds = (["ink", "quiet", "accent", "good", "wait", "bad"] as const).flatMap((name) =>
    Object.entries(grounds).map(([ground, value]): [string, string, string, number] => [
      `${name} on ${ground}`,
      s[name],
      value,
      4.5,
    ]),
  );
  return [
    ...onGrounds,
    ["ink on tintStrong", s.ink, s.tintStrong, 4.5],
    ["onFill on fill", s.onFill, s.fill, 4.5],
    ["onFill on fillHover", s.onFill, s.fillHover, 4.5],
    ["onBad on bad", s.onBad, s.bad, 4.5],
    ...(["cardFrom", "cardTo", "cardLine"] as const).flatMap((ground): [string, string, string, number][] => [
      [`onCard on ${ground}`, s.onCard, s[ground], 4.5],
      [`onCardQuiet on ${ground}`, s.onCardQuiet, s[ground], 4.5],
    ]),
    ["onCard on cardTrack", s.onCard, s.cardTrack, 3],
    ["edge on surface", s.edge, s.surface, 3],
    ["edge on raised", s.edge, s.raised, 3],
  ];
}

function failures(brand: string): string[] {
  const palette = brandPalette(brand);
  return (["light", "dark"] as const).flatMap((scheme) =>
    pairs(palette[scheme])
      .filter(([, text, ground, least]) => contrast(text, ground) < least)
      .map(([name, text, ground]) => `${scheme} ${name}: ${text} on ${ground} ${contrast(text, ground).toFixed(2)}`),
  );
}

describe("brandPalette", () => {
  test.each(NAMED)("every colour pair of %s is readable", (brand) => expect(failures(brand)).toEqual([]));

  test("every colour pair of any brand is readable, light and dark", () => {
    fc.assert(
      fc.property(hex, (brand) => {
        expect(failures(brand)).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  test("keeps the brand’s own colour on the card where text stays readable on it", () => {
    for (const brand of ["#7d9b76", "#b4532a", "#1d3557"]) {
      const { cardFrom, cardTo } = brandPalette(brand).light;
      expect([cardFrom, cardTo]).toContain(brand);
    }
  });

  test("orders the ten steps by falling lightness", () => {
    fc.assert(
      fc.property(hex, (brand) => {
        const lightness = brandPalette(brand).steps.map((step) => toOklch(step).l);
        expect(lightness).toEqual(lightness.toSorted((a, b) => b - a));
      }),
    );
  });

  test("expands a short colour, and replaces an invalid one by the product’s accent", () => {
    expect(brandPalette("abc").brand).toBe("#aabbcc");
    expect(brandPalette("sage").brand).toBe(STAMMIS_PLUM);
  });

  test("converts a colour to OKLCH and back without change", () => {
    fc.assert(fc.property(hex, (brand) => toHex(toOklch(brand)) === brand));
  });
});
