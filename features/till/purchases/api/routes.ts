import { sql } from "kysely";
import { givenOf, givenStatements } from "#features/till/returns/api/given-known.ts";
import { ledgerOf } from "#features/till/returns/api/ledger-shape.ts";
import type { Handlers } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { purchasesRoutes } from "../contract/routes.ts";
import { exportPendingPurchases } from "./export-pending.ts";
import { exportPurchases } from "./export-purchases.ts";
import { getPurchaseTotals } from "./get-totals.ts";
import { listPendingPurchases } from "./list-pending.ts";
import { listPurchases, memberOf } from "./list-purchases.ts";
import { matchesPurchaseFilter } from "./queries.ts";
import { selectStaffPurchases, staffPurchaseOf } from "./staff-purchase.ts";
import { withdrawPendingPurchase } from "./withdraw-pending.ts";

export const purchasesHandlers = (services: Services): Handlers<typeof purchasesRoutes> => ({
  listPurchases: (call) => listPurchases(services, call),
  getPurchaseTotals: (call) => getPurchaseTotals(services, call),
  listPendingPurchases: (call) => listPendingPurchases(services, call),
  exportPurchases: (call) => exportPurchases(services, call),
  exportPendingPurchases: (call) => exportPendingPurchases(services, call),
  withdrawPendingPurchase: (call) => withdrawPendingPurchase(services, call),

  async getMerchantPurchase({ chain, actor, params, day, now }) {
    const [[row]] = await services.db.read(chain.id, (q) => [
      selectStaffPurchases(q)
        .where("purchase.id", "=", params.id)
        .where(matchesPurchaseFilter({ locationIds: actor.locationIds })),
    ]);
    if (!row) return refuse("NOT_FOUND");
    const { today } = day;
    const selection = { memberId: row.member_id, purchases: sql`select ${params.id}::bigint`, useIds: [] };
    const givenState = givenOf(await services.db.read(chain.id, (q) => givenStatements(q, selection, today)));
    return { ...staffPurchaseOf(row, actor.accountId, now), ...memberOf(row), ledger: ledgerOf(givenState) };
  },
});
