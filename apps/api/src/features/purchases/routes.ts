import type { purchaseRoutes } from "@stammis/contract/purchases/routes";
import { pageSize } from "@stammis/domain/limits";
import type { Call, Handlers } from "../../call.ts";
import { matching } from "../../db/member-search.ts";
import { pageOf, readCursor } from "../../paging.ts";
import { refuse } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import {
  bought,
  countPurchases,
  olderThan,
  purchaseCursor,
  purchaseOf,
  type StaffPurchaseRow,
  selectPurchasesForStaff,
  within,
} from "./queries.ts";

function rowOf(row: StaffPurchaseRow) {
  return {
    ...purchaseOf(row),
    member: {
      id: row.member_id,
      membershipId: row.membership_number,
      firstName: row.first_name,
      lastName: row.last_name,
    },
    cashier: row.cashier,
  };
}

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

  async getMerchantPurchase({ chain, actor, params }) {
    const wanted = { memberId: undefined, locationId: undefined, locationIds: actor.locationIds };
    const [[row]] = await services.db.read(chain.id, (q) => [
      selectPurchasesForStaff(q).where("purchase.id", "=", params.id).where(within(wanted)),
    ]);
    return row ? rowOf(row) : refuse("NOT_FOUND");
  },
});
