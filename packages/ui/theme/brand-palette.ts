import type { MantineColorsTuple } from "@mantine/core";
import { type BrandScheme, darkScheme, lightScheme } from "./brand-scheme.ts";
import { normalizeHex, type Oklch, toHex, toOklch } from "./colour.ts";

/** Everything derived from one brand colour: ten steps for Mantine and the two schemes. */
export type BrandPalette = { brand: string; steps: MantineColorsTuple; light: BrandScheme; dark: BrandScheme };

/** The product's own accent: bilberry and plum, far from the red of errors and the green of "active". */
export const STAMMIS_PLUM = "#6b2452";

const STEPS = [0.965, 0.925, 0.865, 0.79, 0.715, 0.64, 0.565, 0.485, 0.405, 0.325] as const;
const made = new Map<string, BrandPalette>();

const step = (brand: Oklch, l: number): string => toHex({ ...brand, l, c: brand.c * Math.min(1, 1.25 - l * 0.75) });

/**
 * Returns the palette of a brand colour, by computed contrast in OKLCH, light and dark.
 * @param colour `#rgb` or `#rrggbb`; any other text gives the product's own accent.
 */
export function brandPalette(colour: string): BrandPalette {
  const brand = normalizeHex(colour) ?? STAMMIS_PLUM;
  const cachedPalette = made.get(brand);
  if (cachedPalette) return cachedPalette;
  const seen = toOklch(brand);
  const [a, b, c, d, e, f, g, h, i, j] = STEPS;
  const s = (l: number): string => step(seen, l);
  const palette: BrandPalette = {
    brand,
    steps: [s(a), s(b), s(c), s(d), s(e), s(f), s(g), s(h), s(i), s(j)],
    light: lightScheme(brand),
    dark: darkScheme(brand),
  };
  // A colour picker requests many colours in a row, so only the latest are cached.
  made.set(brand, palette);
  if (made.size > 50) made.delete([...made.keys()][0] as string);
  return palette;
}
