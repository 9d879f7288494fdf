import type { purchaseRoutes } from "@stammis/contract/purchases/routes";
import { todayIn } from "@stammis/domain/calendar";
import { pageSize } from "@stammis/domain/limits";
import { sql } from "kysely";
import type { Call, Handlers } from "../../call.ts";
import { matching } from "../../db/member-search.ts";
import { pageOf, readCursor } from "../../paging.ts";
import { refuse } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { givenOf, givenStatements } from "../returns/given-known.ts";
import { ledgerOf } from "../returns/ledger-shape.ts";
import { listWaitingPurchases } from "./list-waiting.ts";
import {
  bought,
  countPurchases,
  olderThan,
  purchaseCursor,
  purchaseForStaff,
  type StaffPurchaseRow,
  selectPurchasesForStaff,
  within,
} from "./queries.ts";
import { selectStaffPurchases, staffPurchaseOf } from "./staff-purchase.ts";
import { withdrawWaitingPurchase } from "./withdraw-waiting.ts";

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
  const after = readCursor(query.cursor, 2);
  const wanted = { memberId: query.memberId, locationId: query.pointOfSaleId, locationIds: actor.locationIds };
  const [rows, [all]] = await db.read(chain.id, (q) => {
    let list = selectPurchasesForStaff(q)
      .where(within(wanted))
      .where(bought)
      .orderBy("purchase.purchased_at", "desc")
      .orderBy("purchase.id", "desc")
      .limit(pageSize + 1);
    let count = countPurchases(q).where(within(wanted)).where(bought);
    if (query.q) {
      list = list.where(matching(query.q));
      count = count.where(matching(query.q));
    }
    return [after ? list.where(olderThan(after)) : list, count];
  });
  const { page, nextCursor } = pageOf(rows, pageSize, purchaseCursor);
  return { rows: page.map(rowOf), nextCursor, total: all?.count ?? 0 };
}

export const purchaseHandlers = (services: Services): Handlers<typeof purchaseRoutes> => ({
  listPurchases: (call) => listPurchases(services, call),
  listWaitingPurchases: (call) => listWaitingPurchases(services, call),
  withdrawWaitingPurchase: (call) => withdrawWaitingPurchase(services, call),

  async getMerchantPurchase({ chain, actor, params, now }) {
    const wanted = { memberId: undefined, locationId: undefined, locationIds: actor.locationIds };
    const [[row]] = await services.db.read(chain.id, (q) => [
      selectStaffPurchases(q).where("purchase.id", "=", params.id).where(within(wanted)),
    ]);
    if (!row) return refuse("NOT_FOUND");
    const today = todayIn(chain.timeZone, now);
    const asked = { memberId: row.member_id, purchases: sql`select ${params.id}::bigint`, useIds: [] };
    const given = givenOf(await services.db.read(chain.id, (q) => givenStatements(q, asked, today)));
    return { ...staffPurchaseOf(row, actor.accountId, now), ...memberOf(row), ledger: ledgerOf(given) };
  },
});
