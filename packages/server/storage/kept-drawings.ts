import { createTurns } from "../security/turns.ts";
import type { Files } from "./files.ts";

/** The bytes of a picture that a drawing is made of, where there is one. */
export const bytesOf = async ({ read }: Pick<Files, "read">, path: string | null) =>
  path === null ? null : read(path);

/** Asked before something is drawn that is not kept: throws where whoever wants it has had enough drawn. */
export type MayDraw = () => Promise<void>;

/** Makes what is not kept under a key yet; the same for all who ask meanwhile. */
export type Once<Drawing> = <T extends Drawing>(key: string, make: () => Promise<T>, mayDraw?: MayDraw) => Promise<T>;

interface Kept<Drawing> {
  made: Promise<Drawing>;
  /** None until it is made: those are no more than may wait for their turn. */
  bytes: number;
}

const mebibyte = 1_048_576;

/** Drawings kept in mind, so many MiB at most: each made once, one at a time, what nobody asked for longest forgotten. */
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
    // The latest stand last.
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
      // What failed is tried again by the next who asks.
      () => forget(key, entry),
    );
    return made;
  };
}
