import { bannerWidth } from "#packages/domain/limits.ts";
import { type BannerPicture, bannerHeight, bannerZoomMax } from "../../domain/banners.ts";
import type { Box, Size } from "./boxes.ts";

const within = (value: number, least: number, most: number) => Math.min(Math.max(least, value), most);

/** Returns the box of the complete picture, from which the banner cuts its part. It always covers the banner. */
export function frameOf({ zoom, x, y }: BannerPicture, natural: Size): Box {
  const cover = Math.max(bannerWidth / natural.width, bannerHeight / natural.height) * zoom;
  const [width, height] = [natural.width * cover, natural.height * cover];
  return { width, height, x: (bannerWidth - width) * x, y: (bannerHeight - height) * y };
}

/** Returns the position as a share (0 to 1) of the free room; 0.5 if there is no free room. */
const shareOf = (at: number, room: number) => (Math.abs(room) < 0.01 ? 0.5 : within(at / room, 0, 1));

function atFrame(picture: BannerPicture, frame: Box): BannerPicture {
  return {
    ...picture,
    x: shareOf(frame.x, bannerWidth - frame.width),
    y: shareOf(frame.y, bannerHeight - frame.height),
  };
}

/** Moves the picture by some pixels, up to its edge. */
export function movedBy(picture: BannerPicture, natural: Size, by: { x: number; y: number }): BannerPicture {
  const frame = frameOf(picture, natural);
  return atFrame(picture, { ...frame, x: frame.x + by.x, y: frame.y + by.y });
}

/** Zooms around a point of the banner, by default its middle. The point stays in place as far as possible. */
export function zoomedTo(
  picture: BannerPicture,
  natural: Size,
  zoom: number,
  around = { x: bannerWidth / 2, y: bannerHeight / 2 },
): BannerPicture {
  const before = frameOf(picture, natural);
  const next = { ...picture, zoom: within(zoom, 1, bannerZoomMax) };
  const after = frameOf(next, natural);
  const grown = after.width / before.width;
  return atFrame(next, {
    ...after,
    x: around.x - (around.x - before.x) * grown,
    y: around.y - (around.y - before.y) * grown,
  });
}

/** Whether the picture looks blurred: it has less than one source pixel per banner pixel. */
export const isBlurred = (picture: BannerPicture, natural: Size): boolean =>
  frameOf(picture, natural).width > natural.width;
