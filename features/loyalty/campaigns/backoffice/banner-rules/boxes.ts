import { bannerWidth } from "#packages/domain/limits.ts";
import { type BannerAlign, type BannerText, bannerHeight } from "../../domain/banners.ts";

/** A rectangle on the banner, in the banner's pixels. */
export type Box = { x: number; y: number; width: number; height: number };
export type Size = Pick<Box, "width" | "height">;

/** The margin in pixels between texts and the banner's edges. A user can move a text closer. */
export const margin = 20;

const shareOf: Record<BannerAlign, number> = { left: 0, center: 0.5, right: 1 };
const clamp = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most));

/** Moves a box onto the banner by the shortest way. A box larger than the banner starts at its edge. */
export function onBanner(box: Box): Box {
  return { ...box, x: clamp(box.x, bannerWidth - box.width), y: clamp(box.y, bannerHeight - box.height) };
}

/** Returns the box of a text of the given size. */
export function boxOf({ x, y, align }: Pick<BannerText, "x" | "y" | "align">, size: Size): Box {
  return onBanner({ ...size, x: x - size.width * shareOf[align], y });
}

/** Moves the text to a box: integer pixels, from its aligned side. */
export function movedTo(text: BannerText, box: Box): BannerText {
  const { x, y, width } = onBanner(box);
  return { ...text, x: clamp(Math.round(x + width * shareOf[text.align]), bannerWidth), y: Math.round(y) };
}

/** Changes the alignment without moving the text. */
export function alignedBy(text: BannerText, align: BannerAlign, size: Size): BannerText {
  return movedTo({ ...text, align }, boxOf(text, size));
}

export const rows = ["top", "middle", "bottom"] as const;
export type Place = { row: (typeof rows)[number]; align: BannerAlign };

/** Moves the text to one of nine places, a margin from the edges, with the alignment of the place. */
export function placedAt(text: BannerText, { row, align }: Place, { width, height }: Size): BannerText {
  const x = margin + (bannerWidth - 2 * margin - width) * shareOf[align];
  const share = { top: 0, middle: 0.5, bottom: 1 }[row];
  const y = margin + (bannerHeight - 2 * margin - height) * share;
  return movedTo({ ...text, align }, { x, y, width, height });
}
