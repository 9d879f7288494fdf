import fc from "fast-check";
import { expect, it } from "vitest";
import { contrast } from "#packages/ui/theme/colour.ts";
import { bannerSizes, newBannerText } from "../../domain/banners.ts";
import { contrastNeeded, contrastWith, readabilityOf, shadeColour } from "./readability.ts";

const pixels = (...colours: [number, number, number][]) =>
  new Uint8ClampedArray(colours.flatMap((rgb) => [...rgb, 255]));
const byte = fc.integer({ min: 0, max: 255 });
const rgb = fc.tuple(byte, byte, byte);
const hex = rgb.map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`);

it("a shade makes any colour readable on any picture, and readable text needs no shade", () => {
  fc.assert(
    fc.property(
      hex,
      fc.array(rgb, { minLength: 1, maxLength: 40 }),
      fc.constantFrom(...bannerSizes),
      fc.boolean(),
      (colour, under, size, bold) => {
        const text = { ...newBannerText, colour, size, bold };
        const { shade, needed } = readabilityOf(text, pixels(...under));
        const helped = readabilityOf({ ...text, shade: shade ?? 0 }, pixels(...under));
        expect(helped.shade).toBeNull();
        expect(helped.contrast).toBeGreaterThanOrEqual(needed);
      },
    ),
  );
});

it("the contrast on a single colour equals the WCAG formula", () => {
  expect(contrastWith("#ffffff", pixels([118, 118, 118]))).toBeCloseTo(contrast("#ffffff", "#767676"), 5);
});

it("the contrast follows the worst pixels, except single specks", () => {
  const dark = Array.from({ length: 30 }, () => [20, 20, 20] as [number, number, number]);
  expect(contrastWith("#ffffff", pixels(...dark, [255, 255, 255]))).toBeGreaterThan(10);
  const half = dark.map((colour, at) => (at % 2 ? colour : ([255, 255, 255] as [number, number, number])));
  expect(contrastWith("#ffffff", pixels(...half))).toBeCloseTo(1);
});

it("large texts need less contrast", () => {
  const contrastFor = (size: (typeof bannerSizes)[number], bold: boolean) => contrastNeeded({ size, bold });
  expect([
    contrastFor("small", true),
    contrastFor("medium", false),
    contrastFor("medium", true),
    contrastFor("large", false),
  ]).toEqual([4.5, 4.5, 3, 3]);
});

it("light texts get a dark shade and dark texts a light one", () => {
  expect([shadeColour("#ffffff"), shadeColour("#222222")]).toEqual(["#000000", "#ffffff"]);
});
