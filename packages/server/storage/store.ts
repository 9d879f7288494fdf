import { join } from "node:path";
import { addAbortSignal, type Readable } from "node:stream";
import type { Disk } from "flydrive";
import type { Config } from "../config.ts";
import { Refusal } from "../request/refusal.ts";
import { withDeadline } from "../security/deadline.ts";
import { isPart, openFolder, removeParts } from "./folder.ts";

/** Files by key (`3/ab12….webp`), on this machine or at a service. What is away refuses UNAVAILABLE. */
export interface Store {
  /** Who reads meanwhile sees what was there before, or the whole. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null when there is none. */
  bytes(key: string): Promise<Buffer | null>;
  /** The same piece by piece. */
  stream(key: string): Promise<Readable | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** All whose keys begin with a folder. */
  removeFolder(folder: string): Promise<void>;
  /** What was begun before a moment and never ended; a service keeps no such thing. */
  removeHalfWritten(before: Temporal.Instant): Promise<void>;
  /** Every key there is, or every key in one folder. */
  list(folder?: string): AsyncIterable<string>;
}

/** Every key of a backup's or a check's scope: of all clubs (null), or of some. */
export async function* listFilesOf(store: Store, chainIds: readonly number[] | null): AsyncGenerator<string> {
  if (chainIds === null) yield* store.list();
  else for (const id of chainIds) yield* store.list(String(id));
}

/** For one act at a service; a folder with everything in it, and a stream to a slow phone, have five times as long. */
const actWithinMs = 30_000;

type Cause = { code?: string; name?: string; message?: string; $metadata?: { httpStatusCode?: number } };

/** What the file system or the service said, under flydrive's own error. */
export function causeOf(error: unknown): Cause {
  let cause = error as Cause & { cause?: unknown };
  while (cause.cause) cause = cause.cause as Cause;
  return cause;
}

const isMissing = (error: unknown) => {
  const { code, $metadata } = causeOf(error);
  return code === "ENOENT" || $metadata?.httpStatusCode === 404;
};

/** Only its words: the error of a service carries the whole request. */
function away(error: unknown): Refusal {
  const { code, name, message } = causeOf(error);
  return Object.assign(new Refusal("UNAVAILABLE"), { cause: new Error(`${code ?? name}: ${message}`) });
}

const folderOf = ({ dataFolder }: Pick<Config, "dataFolder">) => join(dataFolder, "files");

/** A service whose driver is read when it is first needed; a folder is at hand at once. */
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
    // A file is opened when it is read, which is too late to say that there is none.
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
        // A club without a file has no folder; that all of them are away is an error.
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
