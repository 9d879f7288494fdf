import { kronorFromOre } from "#packages/domain/money.ts";
import type { SumRow } from "./queries.ts";

/** Sums rows into the figures of the response, for Today and reports. */
export function figuresOf(rows: readonly SumRow[]) {
  const sum = (read: (row: SumRow) => number) => rows.reduce((total, row) => total + read(row), 0);
  return {
    purchases: sum((row) => row.purchases),
    totalAmount: kronorFromOre(sum((row) => row.amount_ore)),
    newMembers: sum((row) => row.new_members),
    pointsGiven: sum((row) => row.points_given),
    pointsUsed: sum((row) => row.points_used),
    pointsExpired: sum((row) => row.points_expired),
    couponsUsed: sum((row) => row.coupons_used),
  };
}
