import { join } from "node:path";
import { addAbortSignal, type Readable } from "node:stream";
import type { Disk } from "flydrive";
import type { Config } from "../config.ts";
import { Refusal } from "../request/refusal.ts";
import { withDeadline } from "../security/deadline.ts";
import { isPart, openFolder, removeParts } from "./folder.ts";

/**
 * Files by key (`3/ab12….webp`), on this machine or at a service. Methods refuse with UNAVAILABLE if the storage is
 * unavailable.
 */
export interface Store {
  /** Stores a file; concurrent readers see the previous or the complete new content. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Returns the file's content; null if the file is missing. */
  bytes(key: string): Promise<Buffer | null>;
  /** Streams the file; null if it is missing. */
  stream(key: string): Promise<Readable | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Removes all files in a folder. */
  removeFolder(folder: string): Promise<void>;
  /** Removes writes that began before a moment and never ended; services keep no such files. */
  removeHalfWritten(before: Temporal.Instant): Promise<void>;
  /** Lists all keys, or the keys in one folder. */
  list(folder?: string): AsyncIterable<string>;
}

/** Lists the keys in the scope of a backup or check: of all clubs (null), or of some. */
export async function* listFilesOf(store: Store, chainIds: readonly number[] | null): AsyncGenerator<string> {
  if (chainIds === null) yield* store.list();
  else for (const id of chainIds) yield* store.list(String(id));
}

/**
 * Milliseconds for one call to a service; calls for complete folders, and streams to slow phones, have five times as
 * long.
 */
const actWithinMs = 30_000;

type Cause = { code?: string; name?: string; message?: string; $metadata?: { httpStatusCode?: number } };

/** Returns the error of the file system or service inside flydrive's own error. */
export function causeOf(error: unknown): Cause {
  let cause = error as Cause & { cause?: unknown };
  while (cause.cause) cause = cause.cause as Cause;
  return cause;
}

const isMissing = (error: unknown) => {
  const { code, $metadata } = causeOf(error);
  return code === "ENOENT" || $metadata?.httpStatusCode === 404;
};

/** Returns a refusal with the error's message only: a service's error contains the complete request. */
function away(error: unknown): Refusal {
  const { code, name, message } = causeOf(error);
  return Object.assign(new Refusal("UNAVAILABLE"), { cause: new Error(`${code ?? name}: ${message}`) });
}

const folderOf = ({ dataFolder }: Pick<Config, "dataFolder">) => join(dataFolder, "files");

/** Opens the storage; a service's driver is loaded on first use, a folder is ready at once. */
export function openDisk({ files, dataFolder }: Pick<Config, "files" | "dataFolder">): () => Promise<Disk> {
  if (files.bucket === "") {
    const folder = openFolder(folderOf({ dataFolder }));
    return async () => folder;
  }
  let service: Promise<Disk> | null = null;
  return () => (service ??= import("./s3.ts").then(({ openS3 }) => openS3(files)));
}

export function openStore(config: Pick<Config, "files" | "dataFolder">, withinMs = actWithinMs): Store {
  const disk = openDisk(config);
  const isService = config.files.bucket !== "";
  async function trying<T>(act: (disk: Disk) => Promise<T>, ms = withinMs): Promise<T> {
    try {
      const on = await disk();
      return await (isService ? withDeadline(ms, () => act(on)) : act(on));
    } catch (error) {
      throw away(error);
    }
  }
  const nullIfMissing = <T>(act: (disk: Disk) => Promise<T>) =>
    trying((on) =>
      act(on).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
    );
  return {
    put: (key, bytes) => trying((on) => on.put(key, bytes)),
    bytes: (key) => nullIfMissing(async (on) => Buffer.from(await on.getBytes(key))),
    // Checks first whether the file exists, because an opened stream reports a missing file too late.
    stream: (key) =>
      nullIfMissing(async (on) => {
        if (!isService) return (await on.exists(key)) ? on.getStream(key) : null;
        return addAbortSignal(AbortSignal.timeout(5 * withinMs), await on.getStream(key));
      }),
    has: (key) => trying((on) => on.exists(key)),
    remove: (key) => trying((on) => on.delete(key)),
    removeFolder: (folder) => trying((on) => on.deleteAll(`${folder}/`), 5 * withinMs),
    async removeHalfWritten(before) {
      if (!isService) await removeParts(folderOf(config), before);
    },
    async *list(folder = "") {
      let page: string | undefined;
      do {
        const token = page;
        // A club without files has no folder, but a missing root folder is an error.
        const listing = folder === "" ? trying : nullIfMissing;
        const listed = await listing((on) =>
          on.listAll(`${folder}/`, { recursive: true, ...(token && { paginationToken: token }) }),
        );
        if (!listed) return;
        for (const object of listed.objects) if (object.isFile && !isPart(object.key)) yield object.key;
        page = listed.paginationToken;
      } while (page);
    },
  };
}
