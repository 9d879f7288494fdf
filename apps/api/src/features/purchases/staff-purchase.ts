import { undoMinutes } from "@stammis/domain/limits";
import { kronorFromOre } from "@stammis/domain/money";
import { type Kysely, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { DB } from "../../db/types.ts";
import { purchaseForStaff, selectPurchasesForStaff } from "./queries.ts";

/** Purchases and visits with what a return may take back; which, and the order, is for the caller. */
export function selectStaffPurchases(db: Kysely<DB>) {
  return selectPurchasesForStaff(db)
    .select(["purchase.account_id", "purchase.returned_at"])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("redemption")
          .leftJoin("coupon", (join) =>
            join.onRef("coupon.chain_id", "=", "redemption.chain_id").onRef("coupon.id", "=", "redemption.coupon_id"),
          )
          .leftJoin("stamp_card_coupon as full", (join) =>
            join
              .onRef("full.chain_id", "=", "redemption.chain_id")
              .onRef("full.stamp_card_id", "=", "redemption.stamp_card_id"),
          )
          .leftJoin("redemption_cancellation as cancelled", (join) =>
            join
              .onRef("cancelled.chain_id", "=", "redemption.chain_id")
              .onRef("cancelled.redemption_id", "=", "redemption.id"),
          )
          .select(["redemption.id as redemptionId", "redemption.points", "redemption.value_ore"])
          .select([
            sql<string>`coalesce(coupon.name, "full".reward)`.as("name"),
            sql<boolean>`cancelled.redemption_id is not null`.as("cancelled"),
          ])
          .whereRef("redemption.chain_id", "=", "purchase.chain_id")
          .whereRef("redemption.purchase_id", "=", "purchase.id")
          .orderBy("redemption.id"),
      ).as("uses"),
    ]);
}

export type StaffPurchase = Awaited<ReturnType<ReturnType<typeof selectStaffPurchases>["execute"]>>[number];

/** `accountId`: the caller, who may undo what they registered themselves. */
export function staffPurchaseOf(row: StaffPurchase, accountId: number, now: Temporal.Instant) {
  const until = row.purchased_at.add({ minutes: undoMinutes });
  const undoable =
    row.account_id === accountId && row.returned_at === null && Temporal.Instant.compare(now, until) <= 0;
  const standing = row.uses.some(({ cancelled }) => !cancelled);
  const purchase = purchaseForStaff(row);
  return {
    ...purchase,
    redemptions: row.uses.map(({ value_ore, ...use }) => ({ ...use, value: kronorFromOre(value_ore) })),
    cashier: row.cashier,
    undoableUntil: undoable ? until.toString() : null,
    returnable:
      row.returned_at === null && (row.amount_ore > row.returned_ore || purchase.stamps.length > 0 || standing),
  };
}
