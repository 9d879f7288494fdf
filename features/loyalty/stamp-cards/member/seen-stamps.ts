import type { Home } from "#packages/web/member/club/home.ts";
import { localStore } from "#packages/web/session/device-store.ts";
import { fillingsOf } from "./fillings.ts";
import { type Mark, markOf } from "./new-stamps.ts";

const key = "stammis.stamps";

/** Where every card stands, by its id. */
export type Marks = Record<number, Mark>;

/** Where the cards of an answer stand, after what was known `before`. */
export function marksOf(home: Home, before: Marks = {}): Marks {
  return Object.fromEntries(home.stampcards.map(({ id }) => [id, markOf(fillingsOf(home, id), before[id])]));
}

/** What this device saw of the cards at its last look; null before the first. */
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
