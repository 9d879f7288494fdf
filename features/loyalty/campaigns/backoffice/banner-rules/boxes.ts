import { bannerWidth } from "#packages/domain/limits.ts";
import { type BannerAlign, type BannerText, bannerHeight } from "../../domain/banners.ts";

/** Where something stands on the banner, in its own pixels. */
export type Box = { x: number; y: number; width: number; height: number };
export type Size = Pick<Box, "width" | "height">;

/** How far texts keep from the banner's edges unless they are moved nearer. */
export const margin = 20;

const shareOf: Record<BannerAlign, number> = { left: 0, center: 0.5, right: 1 };
const clamp = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most));

/** The same box, moved as little as it takes to lie on the banner; what is larger than the banner begins at its side. */
export function onBanner(box: Box): Box {
  return { ...box, x: clamp(box.x, bannerWidth - box.width), y: clamp(box.y, bannerHeight - box.height) };
}

/** Where a text stands that takes so much room. */
export function boxOf({ x, y, align }: Pick<BannerText, "x" | "y" | "align">, size: Size): Box {
  return onBanner({ ...size, x: x - size.width * shareOf[align], y });
}

/** The text at another place: whole pixels, from the side it is aligned by. */
export function movedTo(text: BannerText, box: Box): BannerText {
  const { x, y, width } = onBanner(box);
  return { ...text, x: clamp(Math.round(x + width * shareOf[text.align]), bannerWidth), y: Math.round(y) };
}

/** Aligned by another side, standing where it stood. */
export function alignedBy(text: BannerText, align: BannerAlign, size: Size): BannerText {
  return movedTo({ ...text, align }, boxOf(text, size));
}

export const rows = ["top", "middle", "bottom"] as const;
export type Place = { row: (typeof rows)[number]; align: BannerAlign };

/** At one of nine places, a margin from the edges, aligned as the place is. */
export function placedAt(text: BannerText, { row, align }: Place, { width, height }: Size): BannerText {
  const x = margin + (bannerWidth - 2 * margin - width) * shareOf[align];
  const share = { top: 0, middle: 0.5, bottom: 1 }[row];
  const y = margin + (bannerHeight - 2 * margin - height) * share;
  return movedTo({ ...text, align }, { x, y, width, height });
}
