import type { Home } from "#packages/web/member/club/home.ts";
import { localStore } from "#packages/web/session/device-store.ts";
import { fillingsOf } from "./fillings.ts";
import { type Mark, markOf } from "./new-stamps.ts";

const key = "stammis.stamps";

/** The progress last seen on each card (its mark), by the card's id. */
export type Marks = Record<number, Mark>;

/** Returns the marks of the cards in an answer of the server, updated from the marks `before`. */
export function marksOf(home: Home, before: Marks = {}): Marks {
  return Object.fromEntries(home.stampcards.map(({ id }) => [id, markOf(fillingsOf(home, id), before[id])]));
}

/** The marks that this device stored at its last view of the cards; null before the first view. */
export const seenStamps = {
  get(): Marks | null {
    try {
      const stored = JSON.parse(localStore.getItem(key) ?? "null") as unknown;
      return typeof stored === "object" ? (stored as Marks | null) : null;
    } catch {
      return null;
    }
  },
  set(marks: Marks) {
    localStore.setItem(key, JSON.stringify(marks));
  },
};
