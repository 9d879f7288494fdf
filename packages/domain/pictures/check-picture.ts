import { readPictureHeader } from "./read-picture-header.ts";

/** Most pixels of an uploaded picture, width times height. */
export const picturePixelsMax = 25_000_000;

/** Why an upload is refused as a picture. */
export const pictureRefusals = [
  "IMAGE_NOT_READABLE",
  "IMAGE_HEIC",
  "IMAGE_SVG",
  "IMAGE_ANIMATED",
  "IMAGE_TOO_MANY_PIXELS",
] as const;
export type PictureRefusal = (typeof pictureRefusals)[number];

/**
 * Why bytes are refused as a picture, decided by the content and never by the file's name or declared type; null when
 * they begin as a PNG, JPEG or WebP without animation that is small enough. The first megabyte of a file is enough.
 */
export function checkPicture(bytes: Uint8Array): PictureRefusal | null {
  const header = readPictureHeader(bytes);
  if (header === null) return "IMAGE_NOT_READABLE";
  if (header.format === "heic") return "IMAGE_HEIC";
  if (header.format === "svg") return "IMAGE_SVG";
  if (header.isAnimated) return "IMAGE_ANIMATED";
  return header.width * header.height > picturePixelsMax ? "IMAGE_TOO_MANY_PIXELS" : null;
}
