import "@fontsource/anton/400.css";
import "@fontsource/archivo-black/400.css";
import "@fontsource/arimo/400.css";
import "@fontsource/arimo/700.css";
import "@fontsource/cousine/400.css";
import "@fontsource/cousine/700.css";
import "@fontsource/tinos/400.css";
import "@fontsource/tinos/700.css";
import { bannerFontSizes } from "#packages/domain/limits.ts";
import type { BannerFont, BannerText } from "../../domain/banners.ts";

type StandIn = {
  /** The free font that is served in its place. */
  family: string;
  /** Its letters are exactly as wide; else it only looks alike. */
  sameWidths: boolean;
  /** There is a bold one; the others are bold by nature. */
  hasBold: boolean;
};

/** The fonts of the specification belong to others: which free one stands for each. Spec §9 "Banner editor". */
export const standIns: Record<BannerFont, StandIn> = {
  Arial: { family: "Arimo", sameWidths: true, hasBold: true },
  "Arial Black": { family: "Archivo Black", sameWidths: false, hasBold: false },
  "Courier New": { family: "Cousine", sameWidths: true, hasBold: true },
  Impact: { family: "Anton", sameWidths: false, hasBold: false },
  "Times New Roman": { family: "Tinos", sameWidths: true, hasBold: true },
};

type Lettered = Pick<BannerText, "font" | "size" | "bold">;

export const weightOf = ({ font, bold }: Lettered): 400 | 700 => (bold && standIns[font].hasBold ? 700 : 400);

/** A text's font as a canvas reads it. */
export const fontOf = (text: Lettered): string =>
  `${weightOf(text)} ${bannerFontSizes[text.size]}px "${standIns[text.font].family}"`;

/** Brings the fonts that these texts are set in; a letter they have not is set in another, as everywhere. */
export async function loadFonts(texts: readonly BannerText[]): Promise<void> {
  await Promise.all(texts.map((text) => document.fonts.load(fontOf(text), text.text)));
}
