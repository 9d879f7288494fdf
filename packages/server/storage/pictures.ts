import type { Sharp } from "sharp";
import { checkPicture, type PictureRefusal, picturePixelsMax } from "#packages/domain/pictures/check-picture.ts";
import { type PictureSide, pictureSides, sizedKey } from "./picture-keys.ts";

/** Refuses bytes as a picture, or reports that they are truncated or damaged (IMAGE_NOT_READABLE). */
export class UnreadableImage extends Error {
  readonly code: PictureRefusal;
  constructor(code: PictureRefusal, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

const secondsAtMost = 15;

async function open(bytes: Buffer): Promise<Sharp> {
  // The library is loaded on demand, because it is large and not every server receives pictures.
  const { default: sharp } = await import("sharp");
  // Uses one thread, so that one of two cores stays free for the till, and no cache, so that memory is freed at once.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(bytes, { limitInputPixels: picturePixelsMax, failOn: "truncated" }).timeout({ seconds: secondsAtMost });
}

/**
 * Decodes an upload and re-encodes it as an upright WebP of at most `side` pixels per side. Drops metadata (place,
 * device, profile) and appended data.
 * @throws UnreadableImage
 */
export async function readPicture(bytes: Buffer, side: number): Promise<Buffer> {
  const refusal = checkPicture(bytes);
  // Other formats are not opened, such as an SVG that refers to files of the server.
  if (refusal) throw new UnreadableImage(refusal);
  try {
    const image = await open(bytes);
    const { pages = 1 } = await image.metadata();
    if (pages > 1) throw new UnreadableImage("IMAGE_ANIMATED");
    return await image
      .rotate()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer();
  } catch (cause) {
    throw cause instanceof UnreadableImage ? cause : new UnreadableImage("IMAGE_NOT_READABLE", { cause });
  }
}

/** A file to create from a stored picture. */
export interface Size {
  key: string;
  write: () => Promise<Buffer>;
}

const avif = { quality: 55, effort: 2 } as const;
const webp = { quality: 80, effort: 4 } as const;

/**
 * Returns all files to create from an unscaled picture; each is drawn when it is written. Returns none for a picture
 * larger than any screen shows, because only editors use it.
 */
export async function sizesOf(folder: string, original: Buffer): Promise<Size[]> {
  const { width = 0, height = 0, hasAlpha } = await (await open(original)).metadata();
  const longest = Math.max(width, height);
  if (longest > Math.max(...pictureSides)) return [];
  const image = async (side: PictureSide | null) =>
    (await open(original)).resize(side, side, { fit: "inside", withoutEnlargement: true });
  const small = pictureSides
    .filter((side) => side < longest)
    .flatMap((side): Size[] => [
      { key: sizedKey(folder, side, "webp"), write: async () => (await image(side)).webp(webp).toBuffer() },
      { key: sizedKey(folder, side, "avif"), write: async () => (await image(side)).avif(avif).toBuffer() },
    ]);
  return [
    hasAlpha
      ? {
          key: sizedKey(folder, null, "png"),
          write: async () => (await open(original)).png({ palette: true }).toBuffer(),
        }
      : {
          key: sizedKey(folder, null, "jpg"),
          write: async () => (await open(original)).jpeg({ quality: 85 }).toBuffer(),
        },
    ...small,
    // This file is written last: if it exists, all others exist.
    { key: sizedKey(folder, null, "avif"), write: async () => (await open(original)).avif(avif).toBuffer() },
  ];
}

/** Converts a stored picture for programs that cannot read WebP. */
export const asPng = async (bytes: Buffer): Promise<Buffer> => (await open(bytes)).png().toBuffer();
