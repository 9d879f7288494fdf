import { readPictureHeader } from "./read-picture-header.ts";

/** Largest number of pixels of an uploaded picture (width times height). */
export const picturePixelsMax = 25_000_000;

/** The reasons for refusing an upload as a picture. */
export const pictureRefusals = [
  "IMAGE_NOT_READABLE",
  "IMAGE_HEIC",
  "IMAGE_SVG",
  "IMAGE_ANIMATED",
  "IMAGE_TOO_MANY_PIXELS",
] as const;
export type PictureRefusal = (typeof pictureRefusals)[number];

/**
 * Returns why bytes are refused as a picture; null for a PNG, JPEG or still WebP that is small enough. Only the content
 * decides, not the file's name or declared type. The first megabyte of a file is enough.
 */
export function checkPicture(bytes: Uint8Array): PictureRefusal | null {
  const header = readPictureHeader(bytes);
  if (header === null) return "IMAGE_NOT_READABLE";
  if (header.format === "heic") return "IMAGE_HEIC";
  if (header.format === "svg") return "IMAGE_SVG";
  if (header.isAnimated) return "IMAGE_ANIMATED";
  return header.width * header.height > picturePixelsMax ? "IMAGE_TOO_MANY_PIXELS" : null;
}
