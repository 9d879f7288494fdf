import { bannerFontSizes, bannerWidth } from "#packages/domain/limits.ts";
import type { BannerText } from "../../domain/banners.ts";
import { type Box, boxOf, margin } from "../banner-rules/boxes.ts";
import { type Measure, wrapped } from "../banner-rules/wrapping.ts";
import { fontOf } from "./fonts.ts";

/** A text as it stands: its lines, the room they take, and the shade behind it. */
export type Laid = { lines: readonly string[]; box: Box; shade: Box & { radius: number }; lineHeight: number };

/** Of a line's height, where its letters stand. */
const baseline = 0.8;
const leading = 1.2;
/** Room for a caret where nothing is written yet. */
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

/** Lays a text out on the banner, in the fonts that have been brought. */
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

/** Where a line's letters stand; `index`: which line. */
export const baselineOf = ({ box, lineHeight }: Laid, index: number): number => box.y + lineHeight * (index + baseline);

/** From where the lines are set, by how the text is aligned. */
export const lineStart = ({ align }: Pick<BannerText, "align">, { x, width }: Box): number =>
  x + width * { left: 0, center: 0.5, right: 1 }[align];
