import { createHash } from "node:crypto";
import { join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { createTurns } from "../security/turns.ts";

/** Uploaded images, re-encoded and immutable: the name is the content's own hash. */
export interface Files {
  /**
   * Keeps an image as WebP no wider or higher than `side` pixels; answers its public path, `/files/3/ab12….webp`.
   * Pictures are read one at a time; refuses UNAVAILABLE when too many wait.
   * @throws UnreadableImage when the bytes are not a PNG, JPEG or WebP of at most 25 megapixels.
   */
  keepImage(chainId: number, bytes: Buffer, side: number): Promise<string>;
  /** The bytes behind a public path, or null. */
  read(path: string): Promise<Buffer | null>;
}

export class UnreadableImage extends Error {}

const accepted = new Set(["png", "jpeg", "webp"]);
const pixelsAtMost = 25_000_000;
/** A picture of 25 megapixels takes 35 MB and more while it is read: one at a time, and so many uploads may wait. */
const decoding = { atOnce: 1, waitAtMost: 15 };
const publicPath = /^\/files\/(\d{1,12}\/[0-9a-f]{32}\.webp)$/;

async function reencode(bytes: Buffer, side: number): Promise<Buffer> {
  // Its library is large: a server that is sent no pictures does without.
  const { default: sharp } = await import("sharp");
  try {
    const image = sharp(bytes, { limitInputPixels: pixelsAtMost, failOn: "error" });
    const { format } = await image.metadata();
    if (!accepted.has(format ?? "")) throw new UnreadableImage();
    return await image
      .rotate()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer();
  } catch (cause) {
    throw cause instanceof UnreadableImage ? cause : new UnreadableImage("", { cause });
  }
}

export function openFiles(dataFolder: string): Files {
  const inTurn = createTurns(decoding);
  const disk = new Disk(new FSDriver({ location: join(dataFolder, "files"), visibility: "public" }));
  return {
    async keepImage(chainId, bytes, side) {
      const image = await inTurn(() => reencode(bytes, side));
      const key = `${chainId}/${createHash("sha256").update(image).digest("hex").slice(0, 32)}.webp`;
      await disk.put(key, image);
      return `/files/${key}`;
    },
    async read(path) {
      const key = publicPath.exec(path)?.[1];
      if (!key || !(await disk.exists(key))) return null;
      return Buffer.from(await disk.getBytes(key));
    },
  };
}
