import { bannerFontSizes, bannerWidth } from "#packages/domain/limits.ts";
import type { BannerText } from "../../domain/banners.ts";
import { type Box, boxOf, margin } from "../banner-rules/boxes.ts";
import { type Measure, wrapped } from "../banner-rules/wrapping.ts";
import { fontOf } from "./fonts.ts";

/** A text after layout: its lines, their box, and the shade behind it. */
export type Laid = { lines: readonly string[]; box: Box; shade: Box & { radius: number }; lineHeight: number };

/** The position of the baseline below the top of the line, as a share of the line height. */
const baseline = 0.8;
const leading = 1.2;
/** The width in pixels of an empty text, so that a caret has space. */
const narrowest = 24;

let ruler: CanvasRenderingContext2D | null = null;

function measureOf(text: BannerText): Measure {
  ruler ??= document.createElement("canvas").getContext("2d");
  const font = fontOf(text);
  return (line) => {
    if (!ruler) return line.length * bannerFontSizes[text.size] * 0.6;
    ruler.font = font;
    return ruler.measureText(line).width;
  };
}

/** Lays a text out on the banner with the loaded fonts. */
export function layOut(text: BannerText): Laid {
  const size = bannerFontSizes[text.size];
  const measure = measureOf(text);
  const lines = wrapped(text.text, bannerWidth - 2 * margin, measure);
  const lineHeight = size * leading;
  const width = Math.max(narrowest, ...lines.map(measure));
  const box = boxOf(text, { width, height: lines.length * lineHeight });
  const [sideMargin, above] = [size * 0.35, size * 0.1];
  const shade = {
    x: box.x - sideMargin,
    y: box.y - above,
    width: box.width + 2 * sideMargin,
    height: box.height + 2 * above,
    radius: size * 0.2,
  };
  return { lines, box, shade, lineHeight };
}

/** Returns the baseline of a line by its index. */
export const baselineOf = ({ box, lineHeight }: Laid, index: number): number => box.y + lineHeight * (index + baseline);

/** Returns the horizontal anchor of the lines by the text's alignment. */
export const lineStart = ({ align }: Pick<BannerText, "align">, { x, width }: Box): number =>
  x + width * { left: 0, center: 0.5, right: 1 }[align];
