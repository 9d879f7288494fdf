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
  /** The free font that replaces the proprietary one. */
  family: string;
  /** The free font's letters have the same widths as the original; otherwise the font only looks similar. */
  sameWidths: boolean;
  /** The free font has a bold variant; the other fonts are always bold. */
  hasBold: boolean;
};

/** Free substitutes for the proprietary fonts in the specification. Spec §9 "Banner editor". */
export const standIns: Record<BannerFont, StandIn> = {
  Arial: { family: "Arimo", sameWidths: true, hasBold: true },
  "Arial Black": { family: "Archivo Black", sameWidths: false, hasBold: false },
  "Courier New": { family: "Cousine", sameWidths: true, hasBold: true },
  Impact: { family: "Anton", sameWidths: false, hasBold: false },
  "Times New Roman": { family: "Tinos", sameWidths: true, hasBold: true },
};

type Lettered = Pick<BannerText, "font" | "size" | "bold">;

export const weightOf = ({ font, bold }: Lettered): 400 | 700 => (bold && standIns[font].hasBold ? 700 : 400);

/** Returns a text's font in the format of a canvas. */
export const fontOf = (text: Lettered): string =>
  `${weightOf(text)} ${bannerFontSizes[text.size]}px "${standIns[text.font].family}"`;

/** Loads the fonts of these texts. The browser substitutes letters that a font lacks. */
export async function loadFonts(texts: readonly BannerText[]): Promise<void> {
  await Promise.all(texts.map((text) => document.fonts.load(fontOf(text), text.text)));
}
