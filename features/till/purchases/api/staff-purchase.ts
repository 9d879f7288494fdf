import { welcomeOfferUsed } from "#features/loyalty/campaigns/api/queries.ts";
import { isAnything } from "#features/till/returns/domain/what-goes-back.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Build } from "#packages/server/db/build.ts";
import { isInTimeToUndo, undoUntil } from "../domain/undo-window.ts";
import { purchaseForStaff, selectPurchasesForStaff } from "./queries.ts";

/** Selects purchases and visits with everything a return may take back. The caller adds filters and order. */
export function selectStaffPurchases(db: Build) {
  return selectPurchasesForStaff(db).select("purchase.returned_at").select(welcomeOfferUsed.as("welcome_offer_used"));
}

export type StaffPurchase = Awaited<ReturnType<ReturnType<typeof selectStaffPurchases>["execute"]>>[number];

/** Whether a return can still take anything back. */
function isReturnable(row: StaffPurchase): boolean {
  const parts = {
    amountOre: row.amount_ore - row.returned_ore,
    stamps: new Map(row.stamps.map(({ stampcardId, stamps }) => [stampcardId, stamps])),
    uses: row.uses.filter(({ cancelled }) => !cancelled),
    welcomeOffer: row.welcome_offer_used,
  };
  return row.returned_at === null && isAnything(parts);
}

/** Shapes the purchase for staff. `accountId` is the caller, who may undo their own registrations. */
export function staffPurchaseOf(row: StaffPurchase, accountId: number, now: Temporal.Instant) {
  const until = undoUntil(row.purchased_at);
  const undoable = row.account_id === accountId && row.returned_at === null && isInTimeToUndo(until, now);
  return {
    ...purchaseForStaff(row),
    redemptions: row.uses.map(({ value_ore, couponId: _, ...use }) => ({ ...use, value: kronorFromOre(value_ore) })),
    welcomeOfferUsed: row.welcome_offer_used,
    cashier: row.cashier,
    confirmedBy: row.confirmed_by,
    undoableUntil: undoable ? until.toString() : null,
    returnable: isReturnable(row),
  };
}
