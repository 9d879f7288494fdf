import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { Config } from "../config.ts";
import { createFairTurns } from "../security/fair-turns.ts";
import { candidates, type Format, keysOf, type PictureSide, sizedKey } from "./picture-keys.ts";
import { readPicture, sizesOf, UnreadableImage } from "./pictures.ts";
import { listFilesOf, openStore } from "./store.ts";

/** An upload that was read, and where it is to be kept: its name is its content's own hash. */
export interface Picture {
  /** `/files/3/ab12….webp` */
  path: string;
  bytes: Buffer;
}

/** Uploaded pictures, written anew and immutable. Whatever needs the place they lie in refuses UNAVAILABLE when it is away. */
export interface Files {
  /**
   * Reads an upload into a WebP no wider or higher than `side` pixels, and keeps nothing of it yet.
   * Pictures are read one at a time, companies in turns; refuses UNAVAILABLE when too many of the company wait.
   * @throws UnreadableImage when the bytes are not a PNG, JPEG or WebP of at most 25 megapixels that stands still.
   */
  readImage(owner: PictureOwner, bytes: Buffer, side: number): Promise<Picture>;
  /** Keeps it for good. */
  put(picture: Picture): Promise<void>;
  /** Makes and keeps the sizes and formats of a picture that screens ask for and that are not there yet; none of a picture that is not there. */
  writeSizes(path: string): Promise<void>;
  /** The whole picture behind a public path, or null. */
  read(path: string): Promise<Buffer | null>;
  /** What is best to show: as small as asked where that size is there. `final`: nothing better will come. */
  open(path: string, side: PictureSide | null, format: Format): Promise<OpenedPicture | null>;
  has(path: string): Promise<boolean>;
  /** The picture in all its sizes. */
  remove(path: string): Promise<void>;
  /** Takes away what writers that were killed before a moment, on this machine, left half written. */
  removeHalfWritten(before: Temporal.Instant): Promise<void>;
  /** Every file's key, or every key of some clubs' files. */
  list(chainIds?: readonly number[]): AsyncIterable<string>;
}

export interface OpenedPicture {
  type: string;
  stream: Readable;
  final: boolean;
}

/** Whose folder a picture is kept in, and whose turn it takes. */
export interface PictureOwner {
  chainId: number;
  companyId: number;
}

/**
 * A picture of 25 megapixels takes 35 MB and more while it is read: one at a time. So many uploads may wait, of one company
 * and in all, each with its four MiB; companies take turns.
 */
const decoding = { atOnce: 1, waitAtMost: { ofOne: 5, inAll: 30 } };

/** Sizes are made after the upload was answered. Few run at once, and the companies take turns. */
const makesSizes = "sizes";

export function openFiles(config: Pick<Config, "files" | "dataFolder">): Files {
  const inTurn = createFairTurns(decoding);
  const store = openStore(config);
  /** Its last size is there, and so is every other. */
  const isSized = async (path: string) => {
    const keys = keysOf(path);
    return keys !== null && store.has(sizedKey(keys.folder, null, "avif"));
  };
  return {
    async readImage({ chainId, companyId }, upload, side) {
      const bytes = await inTurn(`company ${companyId}`, () => readPicture(upload, side));
      return { path: `/files/${chainId}/${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.webp`, bytes };
    },
    async put({ path, bytes }) {
      const keys = keysOf(path);
      // Not written over: somebody may be reading it.
      if (keys && !(await store.bytes(keys.original))?.equals(bytes)) await store.put(keys.original, bytes);
    },
    async writeSizes(path) {
      const keys = keysOf(path);
      const original = keys && (await store.bytes(keys.original));
      if (!original) return;
      const asPicture = (error: unknown) => {
        throw new UnreadableImage("IMAGE_NOT_READABLE", { cause: error });
      };
      // Uploads take their turns in between.
      for (const { key, write } of await sizesOf(keys.folder, original).catch(asPicture))
        if (!(await store.has(key))) await store.put(key, await inTurn(makesSizes, () => write().catch(asPicture)));
    },
    async read(path) {
      const keys = keysOf(path);
      return keys && store.bytes(keys.original);
    },
    async open(path, side, format) {
      const candidateFiles = candidates(path, side, format);
      for (const [place, { key, type }] of candidateFiles.entries()) {
        const stream = await store.stream(key);
        // The whole in another's place: what was asked for may not be made yet, and never is of a picture as small.
        const isFinal = place === 0 || place < candidateFiles.length - 1 || (await isSized(path));
        if (stream) return { type, stream, final: isFinal };
      }
      return null;
    },
    async has(path) {
      const keys = keysOf(path);
      return keys !== null && store.has(keys.original);
    },
    async remove(path) {
      const keys = keysOf(path);
      if (!keys) return;
      await store.removeFolder(keys.folder);
      await store.remove(keys.original);
    },
    removeHalfWritten: (before) => store.removeHalfWritten(before),
    list: (chainIds) => listFilesOf(store, chainIds ?? null),
  };
}
