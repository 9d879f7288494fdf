import { createTurns } from "../security/turns.ts";
import type { Files } from "./files.ts";

/** Reads the picture that a drawing is based on, if there is one. */
export const bytesOf = async ({ read }: Pick<Files, "read">, path: string | null) =>
  path === null ? null : read(path);

/** Checks the drawing limit before an uncached drawing; throws if the caller has reached it. */
export type MayDraw = () => Promise<void>;

/** Returns the cached drawing for a key or draws it; concurrent callers share the result. */
export type Once<Drawing> = <T extends Drawing>(key: string, make: () => Promise<T>, mayDraw?: MayDraw) => Promise<T>;

interface Kept<Drawing> {
  made: Promise<Drawing>;
  /** The drawing's size; 0 until it is complete. The queue limits the number of incomplete entries. */
  bytes: number;
}

const mebibyte = 1_048_576;

/**
 * Creates a cache of drawings with a size limit in MiB. Draws each once, one at a time; removes the least recently
 * used.
 */
export function keepDrawings<Drawing>(mebibytes: number, sizeOf: (drawing: Drawing) => number): Once<Drawing> {
  const cache = new Map<string, Kept<Drawing>>();
  const inTurn = createTurns({ atOnce: 1, waitAtMost: 30 });
  let bytes = 0;

  function forget(key: string, entry: Kept<Drawing>): void {
    if (cache.get(key) !== entry) return;
    cache.delete(key);
    bytes -= entry.bytes;
  }
  function count(key: string, entry: Kept<Drawing>, drawing: Drawing): void {
    entry.bytes = sizeOf(drawing);
    bytes += entry.bytes;
    for (const [oldest, oldestEntry] of cache) {
      if (bytes <= mebibytes * mebibyte) break;
      if (oldest !== key) forget(oldest, oldestEntry);
    }
  }
  function find(key: string): Promise<Drawing> | null {
    const entry = cache.get(key);
    if (!entry) return null;
    // Moves the entry to the end, so that the latest are last.
    cache.delete(key);
    cache.set(key, entry);
    return entry.made;
  }

  return async <T extends Drawing>(key: string, make: () => Promise<T>, mayDraw?: MayDraw) => {
    const cachedDrawing = find(key);
    if (cachedDrawing) return cachedDrawing as Promise<T>;
    await mayDraw?.();
    const meanwhile = find(key);
    if (meanwhile) return meanwhile as Promise<T>;
    const made = inTurn(make);
    const entry: Kept<Drawing> = { made, bytes: 0 };
    cache.set(key, entry);
    made.then(
      (drawing) => count(key, entry, drawing),
      // A failed drawing is removed from the cache, so that the next caller retries it.
      () => forget(key, entry),
    );
    return made;
  };
}
