import { contrast, toOklch } from "../theme/colour.ts";

/** What a logo lies on: the ground itself, or a plate of its own that it can be read on. */
export type LogoPlate = "none" | "light" | "dark";

export const plateColours = { light: "#ffffff", dark: "#1d1a18" } as const;

/** WCAG 2: what a picture is told from its ground by; else by its colour, as far as this away in OKLab. */
const readableContrast = 3;
const readableDistance = 0.2;
/** Of what is seen of a logo, as much may be lost before it wants a plate. */
const lostAtMost = 0.3;
/** A picture that fills its square, or a circle in it, has brought a ground of its own. */
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

/** The colours seen of a picture, and how many pixels have each; edges that shine through count for nothing. */
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
 * The plate a logo needs on a ground (a gradient: both of its ends), by its own pixels (RGBA, as a canvas gives them):
 * none where it can be read as it is, else the one of the two that less of it is lost on.
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
