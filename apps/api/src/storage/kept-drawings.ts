import { createTurns } from "../security/turns.ts";
import type { Files } from "./files.ts";

/** The bytes of a picture that a drawing is made of, where there is one. */
export const bytesOf = async ({ read }: Pick<Files, "read">, path: string | null) =>
  path === null ? null : read(path);

/** Makes what is not kept under a key yet; the same for all who ask meanwhile. */
export type Once<Drawing> = <T extends Drawing>(key: string, make: () => Promise<T>) => Promise<T>;

/** Drawings kept in mind, so many at most: each made once, one at a time, the oldest forgotten. */
export function keepDrawings<Drawing>(atMost: number): Once<Drawing> {
  const known = new Map<string, Promise<Drawing>>();
  const inTurn = createTurns({ atOnce: 1, waitAtMost: 30 });
  return <T extends Drawing>(key: string, make: () => Promise<T>) => {
    const found = known.get(key);
    if (found) return found as Promise<T>;
    const made = inTurn(make);
    known.set(key, made);
    // What failed is tried again by the next who asks.
    made.catch(() => known.delete(key));
    if (known.size > atMost) known.delete(known.keys().next().value as string);
    return made;
  };
}
