import { bannerFontSizes, bannerWidth } from "#packages/domain/limits.ts";
import { contrast, luminance } from "#packages/ui/theme/colour.ts";
import type { BannerText } from "../../domain/banners.ts";

/** The banner's width on a phone, in pixels: texts shrink in the same proportion. */
const shownWidth = 358;
/** The share of pixels that may fail the contrast, such as single bright specks. */
const specks = 0.05;
const shadeSteps = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

/**
 * Returns WCAG's minimum contrast for the text as members see it: 3 for large texts (24 px, bold from 18.7 px), else
 * 4.5.
 */
export function contrastNeeded({ size, bold }: Pick<BannerText, "size" | "bold">): number {
  const shownSize = (bannerFontSizes[size] * shownWidth) / bannerWidth;
  return shownSize >= (bold ? 18.66 : 24) ? 3 : 4.5;
}

/** Returns black or white, the one with more contrast to the colour. */
export const shadeColour = (colour: string): "#000000" | "#ffffff" =>
  contrast(colour, "#000000") >= contrast(colour, "#ffffff") ? "#000000" : "#ffffff";

const toLinear = Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
const linear = (byte: number) => toLinear[Math.round(byte)] as number;

/** Returns a colour's contrast with the RGBA pixels, except the worst specks, under a shade of this strength. */
export function contrastWith(colour: string, pixels: Uint8ClampedArray, shade = 0): number {
  const own = luminance(colour);
  const between = shadeColour(colour) === "#ffffff" ? 255 * shade : 0;
  const pixelShare = 1 - shade;
  const contrasts: number[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const beneath =
      0.2126 * linear(r * pixelShare + between) +
      0.7152 * linear(g * pixelShare + between) +
      0.0722 * linear(b * pixelShare + between);
    contrasts.push((Math.max(own, beneath) + 0.05) / (Math.min(own, beneath) + 0.05));
  }
  if (contrasts.length === 0) return 21;
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * specks)] as number;
}

export type Readability = {
  contrast: number;
  needed: number;
  /** The weakest shade that makes the text readable; null if none is needed. */
  shade: number | null;
};

/** Returns whether a text is readable on its pixels, and the shade it would need. */
export function readabilityOf(text: BannerText, pixels: Uint8ClampedArray): Readability {
  const needed = contrastNeeded(text);
  const read = contrastWith(text.colour, pixels, text.shade);
  if (read >= needed) return { contrast: read, needed, shade: null };
  const shade = shadeSteps.find((step) => contrastWith(text.colour, pixels, step) >= needed) ?? 1;
  return { contrast: read, needed, shade };
}

/** The soft shadow of a text on a picture: its colour, and its blur as a share of the font size. */
export const softShadow = ({ colour }: Pick<BannerText, "colour">) => ({
  colour: `${shadeColour(colour)}a6`,
  blur: 0.28,
});
