import { kronorFromOre } from "#packages/domain/money.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { areInFigures, averageOre, type PurchaseSums, summedPurchases } from "../domain/purchase-filters.ts";
import { readWanted } from "./list-purchases.ts";
import { selectKeptSums, selectNewestSums } from "./totals-queries.ts";

function totalsOf(sums: PurchaseSums, complete: boolean) {
  const average = averageOre(sums);
  return {
    purchases: sums.kept + sums.gone,
    whollyReturned: sums.gone,
    kept: kronorFromOre(sums.keptOre),
    returned: kronorFromOre(sums.returnedOre),
    average: average === null ? null : kronorFromOre(average),
    points: sums.points,
    complete,
  };
}

const nothing: PurchaseSums = { kept: 0, gone: 0, keptOre: 0, returnedOre: 0, points: 0 };

/**
 * Returns the totals of purchases: complete from the daily figures if they have the filters, else of the newest 10,000.
 */
export async function getPurchaseTotals(services: Services, call: Call<"getPurchaseTotals">) {
  const { db } = services;
  const criteria = await readWanted(services, call.query, call);
  if (areInFigures(call.query)) {
    const [[sums]] = await db.read(call.chain.id, (q) => [selectKeptSums(q, criteria)]);
    return totalsOf(sums ?? nothing, true);
  }
  const [[sums]] = await db.read(call.chain.id, (q) => [selectNewestSums(q, criteria, summedPurchases)]);
  return totalsOf(sums ?? nothing, sums?.more !== true);
}
