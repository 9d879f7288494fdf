import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { Config } from "../config.ts";
import { createFairTurns } from "../security/fair-turns.ts";
import { candidates, type Format, keysOf, type PictureSide, sizedKey } from "./picture-keys.ts";
import { readPicture, sizesOf, UnreadableImage } from "./pictures.ts";
import { listFilesOf, openStore } from "./store.ts";

/** A decoded upload with its storage path: its name is the content's hash. */
export interface Picture {
  /** `/files/3/ab12….webp` */
  path: string;
  bytes: Buffer;
}

/** Uploaded pictures, re-encoded and immutable. Methods refuse with UNAVAILABLE if the storage is unavailable. */
export interface Files {
  /**
   * Decodes an upload into a WebP of at most `side` pixels per side, without storing it. Decodes one picture at a time,
   * with companies in turn. Refuses with UNAVAILABLE if too many of the company wait.
   * @throws UnreadableImage unless the bytes are a still PNG, JPEG or WebP of at most 25 megapixels.
   */
  readImage(owner: PictureOwner, bytes: Buffer, side: number): Promise<Picture>;
  /** Stores the picture for good. */
  put(picture: Picture): Promise<void>;
  /** Creates and stores a picture's missing sizes and formats; does nothing for a missing picture. */
  writeSizes(path: string): Promise<void>;
  /** Returns the unscaled picture of a public path; null if there is none. */
  read(path: string): Promise<Buffer | null>;
  /** Opens the best available file, in the requested size if it exists. `final`: no better file will follow. */
  open(path: string, side: PictureSide | null, format: Format): Promise<OpenedPicture | null>;
  has(path: string): Promise<boolean>;
  /** Removes the picture in all its sizes. */
  remove(path: string): Promise<void>;
  /** Removes half-written files of processes on this machine that were killed before a moment. */
  removeHalfWritten(before: Temporal.Instant): Promise<void>;
  /** Lists the keys of all files, or of some clubs' files. */
  list(chainIds?: readonly number[]): AsyncIterable<string>;
}

export interface OpenedPicture {
  type: string;
  stream: Readable;
  final: boolean;
}

/** The owner of a picture: the chain for its folder, the company for its turn. */
export interface PictureOwner {
  chainId: number;
  companyId: number;
}

/**
 * Decoding 25 megapixels takes at least 35 MB, so one runs at a time. The queue limits of waiting uploads (four MiB
 * each) are per company and in total; companies take turns.
 */
const decoding = { atOnce: 1, waitAtMost: { ofOne: 5, inAll: 30 } };

/** Sizes are created after the upload's answer. Few run at once, and companies take turns. */
const makesSizes = "sizes";

export function openFiles(config: Pick<Config, "files" | "dataFolder">): Files {
  const inTurn = createFairTurns(decoding);
  const store = openStore(config);
  /** The last size exists only if all others do. */
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
      // Not overwritten: a reader may have the file open.
      if (keys && !(await store.bytes(keys.original))?.equals(bytes)) await store.put(keys.original, bytes);
    },
    async writeSizes(path) {
      const keys = keysOf(path);
      const original = keys && (await store.bytes(keys.original));
      if (!original) return;
      const asPicture = (error: unknown) => {
        throw new UnreadableImage("IMAGE_NOT_READABLE", { cause: error });
      };
      // Uploads take turns in between.
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
        // The unscaled picture in place of another size: that size may still follow, except for a small picture.
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
