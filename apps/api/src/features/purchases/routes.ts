import type { purchaseRoutes } from "@stammis/contract/purchases/routes";
import { kronorFromOre } from "@stammis/domain/money";
import { sql } from "kysely";
import { matching } from "../../db/member-search.ts";
import { counted, sortedPage, sortingOf } from "../../db/sorted.ts";
import type { Call, Handlers } from "../../request/call.ts";
import { pageOf, placeOf } from "../../request/paging.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { givenOf, givenStatements } from "../returns/given-known.ts";
import { ledgerOf } from "../returns/ledger-shape.ts";
import { listPendingPurchases } from "./list-pending.ts";
import { during, periodOf, purchaseSorts, sumOf } from "./list-queries.ts";
import { bought, purchaseForStaff, type StaffPurchaseRow, selectPurchasesForStaff, within } from "./queries.ts";
import { selectStaffPurchases, staffPurchaseOf } from "./staff-purchase.ts";
import { withdrawPendingPurchase } from "./withdraw-pending.ts";

function memberOf(row: StaffPurchaseRow) {
  const { member_id: id, membership_number: membershipId, first_name: firstName, last_name: lastName } = row;
  return { member: { id, membershipId, firstName, lastName } };
}

const rowOf = (row: StaffPurchaseRow) => ({
  ...purchaseForStaff(row),
  ...memberOf(row),
  cashier: row.cashier,
});

async function listPurchases({ db }: Services, { chain, actor, query }: Call<"listPurchases">) {
  const wanted = { memberId: query.memberId, locationId: query.pointOfSaleId, locationIds: actor.locationIds };
  const period = periodOf(query, chain.timeZone);
  const sorting = sortingOf(purchaseSorts, query.sort ?? "date");
  const place = placeOf(query, 2);
  const [rows, [all], [sums]] = await db.read(chain.id, (q) => {
    let list = selectPurchasesForStaff(q).where(within(wanted)).where(during(period)).where(bought);
    if (query.q) list = list.where(matching(query.q));
    return [sortedPage(list, sorting, sql.ref("purchase.id"), place), counted(q, list), sumOf(list, period)] as const;
  });
  const { page, nextCursor } = pageOf(rows, (row) => [row.sort_value, row.id]);
  return {
    rows: page.map(rowOf),
    nextCursor,
    total: all?.count ?? 0,
    sum: sums?.kept_ore == null ? null : kronorFromOre(sums.kept_ore),
  };
}

export const purchaseHandlers = (services: Services): Handlers<typeof purchaseRoutes> => ({
  listPurchases: (call) => listPurchases(services, call),
  listPendingPurchases: (call) => listPendingPurchases(services, call),
  withdrawPendingPurchase: (call) => withdrawPendingPurchase(services, call),

  async getMerchantPurchase({ chain, actor, params, day, now }) {
    const wanted = { memberId: undefined, locationId: undefined, locationIds: actor.locationIds };
    const [[row]] = await services.db.read(chain.id, (q) => [
      selectStaffPurchases(q).where("purchase.id", "=", params.id).where(within(wanted)),
    ]);
    if (!row) return refuse("NOT_FOUND");
    const { today } = day;
    const asked = { memberId: row.member_id, purchases: sql`select ${params.id}::bigint`, useIds: [] };
    const given = givenOf(await services.db.read(chain.id, (q) => givenStatements(q, asked, today)));
    return { ...staffPurchaseOf(row, actor.accountId, now), ...memberOf(row), ledger: ledgerOf(given) };
  },
});
