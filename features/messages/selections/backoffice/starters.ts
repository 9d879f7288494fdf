import type { Condition } from "../domain/selection.ts";

/** The most common selections: one press, after which the user may adjust a number or two. */
export const starters = {
  QUIET: [
    { kind: "BOUGHT_LATELY", months: 6, has: false },
    { kind: "PURCHASES", min: 1, max: null, locationIds: [], period: null },
  ],
  LAPSED_YEAR: [{ kind: "BOUGHT_LATELY", months: 12, has: false }],
  REGULARS: [{ kind: "PURCHASES", min: 3, max: null, locationIds: [], period: { months: 3 } }],
  BIRTHDAY: [{ kind: "BIRTHDAY_MONTH" }],
  EXPIRING: [{ kind: "EXPIRING_POINTS", points: 1, days: 30 }],
  NEW: [{ kind: "NEW_MEMBER", days: 30 }],
} as const satisfies Record<string, readonly Condition[]>;

export type Starter = keyof typeof starters;
export const starterNames = Object.keys(starters) as Starter[];
