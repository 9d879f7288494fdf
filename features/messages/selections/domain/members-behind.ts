import type { Condition, Selection } from "./selection.ts";

/** The figures of Today and Reports that count members. */
export const memberFigures = ["BOUGHT", "JOINED", "EXPIRING", "QUIET"] as const;
export type MemberFigure = (typeof memberFigures)[number];

/** The days of a figure, both included, and its point of sale; `months`: of members who do not buy any more. */
export interface FigureScope {
  since?: string | undefined;
  until?: string | undefined;
  pointOfSaleId?: number | undefined;
  months?: number | undefined;
}

/** The days in which points expire that Today counts. */
const expiringDays = 30;
const usualQuietMonths = 3;

/** A latest purchase within days that end today is a purchase in those days. Earlier days are counted by month. */
function boughtBetween({ since, until, pointOfSaleId }: FigureScope, today: string): Condition {
  const [from, to] = [since ?? today, until ?? today];
  if (to >= today && pointOfSaleId === undefined) return { kind: "LATEST_PURCHASE", from, to: today };
  const period = { from: from.slice(0, 7), to: to.slice(0, 7) };
  const locationIds = pointOfSaleId === undefined ? [] : [pointOfSaleId];
  return { kind: "PURCHASES", min: 1, max: null, locationIds, period };
}

/** Returns the selection of the members behind a figure. */
export function selectionBehind(figure: MemberFigure, scope: FigureScope, today: string): Selection {
  const { since = null, until = null, pointOfSaleId, months = usualQuietMonths } = scope;
  const home: Condition[] =
    pointOfSaleId === undefined ? [] : [{ kind: "HOME_LOCATION", locationIds: [pointOfSaleId] }];
  const conditions: Record<MemberFigure, () => Condition[]> = {
    BOUGHT: () => [boughtBetween(scope, today)],
    JOINED: () => [{ kind: "REGISTERED", from: since, to: until }, ...home],
    EXPIRING: () => [{ kind: "EXPIRING_POINTS", points: 1, days: expiringDays }],
    // Reports count a member as quiet only after a purchase.
    QUIET: () => [
      { kind: "BOUGHT_LATELY", months, has: false },
      { kind: "DAYS_SINCE_PURCHASE", min: 0, max: null },
      ...home,
    ],
  };
  return { version: 1, match: "ALL", conditions: conditions[figure]() };
}
