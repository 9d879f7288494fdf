import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { Config } from "../config.ts";
import { createFairTurns } from "../security/fair-turns.ts";
import { candidates, type Format, keysOf, type PictureSide, sizedKey } from "./picture-keys.ts";
import { readPicture, sizesOf, UnreadableImage } from "./pictures.ts";
import { listFilesOf, openStore } from "./store.ts";

/** A decoded upload with its storage path: its name is the content's hash. */
export interface Picture {
  /** The path in the form `/files/3/ab12….webp`. */
  path: string;
  bytes: Buffer;
}

/** Uploaded pictures, re-encoded and immutable. Methods refuse with UNAVAILABLE if the storage is unavailable. */
export interface Files {
  /**
   * Decodes an upload into a WebP of at most `side` pixels per side, without storing it. Decodes one picture at a time;
   * companies take turns. Refuses with UNAVAILABLE if too many uploads of the company wait.
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

/** The owner of a picture: the chain determines its folder, the company determines its turn in the queue. */
export interface PictureOwner {
  chainId: number;
  companyId: number;
}

/**
 * The queue of uploads. Decoding 25 megapixels takes at least 35 MB, so one runs at a time. The limits of waiting
 * uploads (four MiB each) are per company and in total; companies take turns.
 */
const decoding = { atOnce: 1, waitAtMost: { ofOne: 5, inAll: 30 } };

/**
 * The owner of the acts that create sizes, which take turns with uploads. Sizes are created after the upload is
 * answered.
 */
const makesSizes = "sizes";

export function openFiles(config: Pick<Config, "files" | "dataFolder">): Files {
  const inTurn = createFairTurns(decoding);
  const store = openStore(config);
  /** Checks the file that is written last: it exists only if all other sizes do. */
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
      // An existing equal file is not overwritten, because a reader may have it open.
      if (keys && !(await store.bytes(keys.original))?.equals(bytes)) await store.put(keys.original, bytes);
    },
    async writeSizes(path) {
      const keys = keysOf(path);
      const original = keys && (await store.bytes(keys.original));
      if (!original) return;
      const asPicture = (error: unknown) => {
        throw new UnreadableImage("IMAGE_NOT_READABLE", { cause: error });
      };
      // Creates each size in a turn of its own, so that uploads take turns in between.
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
        // The unscaled picture is served in place of a missing size. It is not final, because the size may still be
        // created; for a small picture, it is final.
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
