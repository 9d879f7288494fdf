import { contrast, toOklch } from "../theme/colour.ts";

/** The plate behind a logo, which makes it readable; `none`: the logo is on the page itself. */
export type LogoPlate = "none" | "light" | "dark";

export const plateColours = { light: "#ffffff", dark: "#1d1a18" } as const;

/**
 * The WCAG 2 contrast of a logo with its background at which it is readable, and the alternative colour distance in
 * OKLab.
 */
const readableContrast = 3;
const readableDistance = 0.2;
/** The share of a logo's visible pixels that may be unreadable without a plate. */
const lostAtMost = 0.3;
/** The share of filled pixels from which a picture, such as a circle in its square, has its own background. */
const fillsItsSquare = 0.75;

const hex = (pixels: Uint8ClampedArray, at: number) =>
  `#${[0, 1, 2].map((part) => (pixels[at + part] ?? 0).toString(16).padStart(2, "0")).join("")}`;

function isToldFrom(colour: string, ground: string): boolean {
  if (contrast(colour, ground) >= readableContrast) return true;
  const [a, b] = [toOklch(colour), toOklch(ground)];
  const turn = ((a.h - b.h) * Math.PI) / 180;
  const chroma = a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn);
  return Math.hypot(a.l - b.l, Math.sqrt(Math.max(0, chroma))) >= readableDistance;
}

/** Returns the visible colours with their pixel counts; ignores translucent edges. */
function coloursOf(pixels: Uint8ClampedArray): Map<string, number> {
  const colours = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue;
    const colour = hex(pixels, at);
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
  }
  return colours;
}

/**
 * Returns the plate that a logo needs on a background (for a gradient: on both of its ends), from its RGBA pixels.
 * `none` when the logo is readable without a plate, else the plate that hides less of it.
 */
export function plateFor(pixels: Uint8ClampedArray, grounds: readonly string[]): LogoPlate {
  const colours = coloursOf(pixels);
  const seen = [...colours.values()].reduce((sum, count) => sum + count, 0);
  if (seen === 0 || seen / (pixels.length / 4) > fillsItsSquare) return "none";
  const lostOn = (on: readonly string[]) =>
    [...colours].reduce(
      (sum, [colour, count]) => (on.every((ground) => isToldFrom(colour, ground)) ? sum : sum + count),
      0,
    ) / seen;
  const lost = lostOn(grounds);
  if (lost <= lostAtMost) return "none";
  const [light, dark] = [lostOn([plateColours.light]), lostOn([plateColours.dark])];
  if (Math.min(light, dark) >= lost) return "none";
  return light <= dark ? "light" : "dark";
}
