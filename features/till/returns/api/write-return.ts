import { type Compilable, sql } from "kysely";
import type { Writing } from "#features/loyalty/points/api/write-account.ts";
import type { Build } from "#packages/server/db/build.ts";

interface Returning extends Writing {
  id: number;
  purchaseId: number;
  kind: "UNDO" | "RETURN";
  isComplete: boolean;
  amountOre: number;
  welcomeOffer: boolean;
  reason: string;
  locationId: number;
  accountId: number;
}

/** Returns the statements for a return, the rest of the purchase, and its welcome offer. */
export function writeReturn(db: Build, returning: Returning): Compilable[] {
  return [
    db.insertInto("purchase_return").values({
      chain_id: returning.chainId,
      id: returning.id,
      purchase_id: returning.purchaseId,
      kind: returning.kind,
      amount_ore: returning.amountOre,
      whole: returning.isComplete,
      reason: returning.reason,
      location_id: returning.locationId,
      account_id: returning.accountId,
      returned_at: returning.now,
    }),
    db
      .updateTable("purchase")
      .set({
        returned_ore: sql`returned_ore + ${returning.amountOre}`,
        ...(returning.isComplete && { returned_at: returning.now }),
      })
      .where("id", "=", returning.purchaseId),
    ...(returning.welcomeOffer
      ? [
          db
            .updateTable("member_welcome_offer")
            .set({ used_purchase_id: null })
            .where("member_id", "=", returning.memberId)
            .where("used_purchase_id", "=", returning.purchaseId),
        ]
      : []),
  ];
}
