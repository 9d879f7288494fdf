import { bannerFontSizes, bannerWidth } from "#packages/domain/limits.ts";
import { type Banner, type BannerText, bannerHeight, bannerScale } from "../../domain/banners.ts";
import { frameOf } from "../banner-rules/framing.ts";
import { shadeColour, softShadow } from "../banner-rules/readability.ts";
import { fontOf, loadFonts } from "./fonts.ts";
import { baselineOf, type Laid, layOut, lineStart } from "./layout.ts";
import { encoded, type Source } from "./source.ts";

/** A banner with its source picture. */
export type Work = { banner: Banner; source: Source | null };

/** Draws the background below the texts: colour, picture, darkness. In the banner's own pixels. */
export function drawGround(canvas: CanvasRenderingContext2D, { banner, source }: Work): void {
  const { background, picture } = banner;
  canvas.fillStyle = background;
  canvas.fillRect(0, 0, bannerWidth, bannerHeight);
  if (!picture || !source) return;
  const { x, y, width, height } = frameOf(picture, source.size);
  canvas.drawImage(source.image, x, y, width, height);
  canvas.fillStyle = `rgb(0 0 0 / ${picture.darken})`;
  canvas.fillRect(0, 0, bannerWidth, bannerHeight);
}

function drawText(canvas: CanvasRenderingContext2D, text: BannerText, laid: Laid, isOnPicture: boolean): void {
  if (text.shade > 0) {
    const { x, y, width, height, radius } = laid.shade;
    canvas.globalAlpha = text.shade;
    canvas.fillStyle = shadeColour(text.colour);
    canvas.beginPath();
    canvas.roundRect(x, y, width, height, radius);
    canvas.fill();
    canvas.globalAlpha = 1;
  }
  canvas.font = fontOf(text);
  canvas.textAlign = text.align;
  canvas.fillStyle = text.colour;
  const { colour, blur } = softShadow(text);
  canvas.shadowColor = isOnPicture ? colour : "transparent";
  // Shadows ignore the canvas's scale.
  canvas.shadowBlur = bannerFontSizes[text.size] * blur * bannerScale;
  for (const [index, line] of laid.lines.entries()) {
    canvas.fillText(line, lineStart(text, laid.box), baselineOf(laid, index));
  }
  canvas.shadowColor = "transparent";
}

/** Renders the banner with two pixels per banner pixel. Null if the browser cannot draw. */
export async function renderBanner(work: Work): Promise<File | null> {
  await loadFonts(work.banner.texts);
  const element = document.createElement("canvas");
  element.width = bannerWidth * bannerScale;
  element.height = bannerHeight * bannerScale;
  const canvas = element.getContext("2d");
  if (!canvas) return null;
  canvas.imageSmoothingQuality = "high";
  canvas.scale(bannerScale, bannerScale);
  drawGround(canvas, work);
  for (const text of work.banner.texts) drawText(canvas, text, layOut(text), work.banner.picture !== null);
  return encoded(element, "banner");
}
