import { sql } from "kysely";
import { countedRows } from "#packages/domain/list-pages.ts";
import { oreFromKronor } from "#packages/domain/money.ts";
import { findHits, hitsAtMost } from "#packages/server/db/search-hits.ts";
import { counted, sortedPage, sortingOf } from "#packages/server/db/sorted.ts";
import type { Call, Chain, StaffActor } from "#packages/server/request/call.ts";
import { pageOf, placeOf } from "#packages/server/request/paging.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { isSortedAmongNewest, isWanted, newestOf, purchaseSorts, selectWanted, type Wanted } from "./list-queries.ts";
import { purchaseForStaff, type StaffPurchaseRow, selectPurchasesForStaff } from "./queries.ts";

export function memberOf(row: StaffPurchaseRow) {
  const { member_id: id, membership_number: membershipId, first_name: firstName, last_name: lastName } = row;
  return { member: { id, membershipId, firstName, lastName, left: row.left } };
}

export const rowOf = (row: StaffPurchaseRow) => ({
  ...purchaseForStaff(row),
  ...memberOf(row),
  cashier: row.cashier,
  cashierId: row.account_id,
});

function oreOf(kronor: number | undefined): number | undefined {
  if (kronor === undefined) return undefined;
  const read = oreFromKronor(kronor);
  return read.ok ? read.ore : refuse("INVALID_INPUT");
}

/**
 * Returns the filters within the caller's reach. Refuses INVALID_INPUT for an invalid amount. Refuses support a
 * campaign with NO_ACCESS: the purchases would show which members are in the campaign's selection.
 */
export async function readWanted(
  { db }: Services,
  { amountFrom, amountTo, ...filters }: Call<"getPurchaseTotals">["query"],
  { chain, actor }: { chain: Chain; actor: StaffActor },
): Promise<Wanted> {
  if (actor.impersonation && filters.campaignId !== undefined) refuse("NO_ACCESS");
  const amounts = { fromOre: oreOf(amountFrom), toOre: oreOf(amountTo) };
  const hits = await findHits(db, chain.id, { q: filters.q ?? "", searcher: actor, atMost: hitsAtMost });
  return { ...filters, ...amounts, hits, reader: actor, locationIds: actor.locationIds, timeZone: chain.timeZone };
}

export async function listPurchases(services: Services, { chain, actor, query }: Call<"listPurchases">) {
  const { page: number, cursor, sort = "date", ...filters } = query;
  const criteria = await readWanted(services, filters, { chain, actor });
  const sorting = sortingOf(purchaseSorts, sort, actor);
  const isNamed = isSortedAmongNewest(sort);
  const place = placeOf({ cursor, page: number }, 2);
  const [rows, [all]] = await services.db.read(chain.id, (q) => {
    const list = selectPurchasesForStaff(q);
    const newest = isNamed && sql<boolean>`purchase.id in (${newestOf(q, criteria, countedRows + 1)})`;
    const matchingPurchases = newest ? list.where(newest) : list.where(isWanted(criteria));
    return [
      sortedPage(matchingPurchases, sorting, sql.ref("purchase.id"), place),
      counted(q, selectWanted(q, criteria)),
    ] as const;
  });
  const { page, nextCursor } = pageOf(rows, (row) => [row.sort_value, row.id]);
  return { rows: page.map(rowOf), nextCursor, total: all?.count ?? 0 };
}
