import { type Compilable, sql } from "kysely";
import type { Build } from "../../db/build.ts";
import type { Writing } from "../points/write-account.ts";
import { keepReturn } from "../statistics/write-statistics.ts";

interface Returning extends Writing {
  id: number;
  purchaseId: number;
  kind: "UNDO" | "RETURN";
  whole: boolean;
  amountOre: number;
  welcomeOffer: boolean;
  reason: string;
  locationId: number;
  accountId: number;
}

/** The return itself, what is kept of the purchase, the member's statistics, and the welcome offer used at it. */
export function writeReturn(db: Build, it: Returning): Compilable[] {
  return [
    db.insertInto("purchase_return").values({
      chain_id: it.chainId,
      id: it.id,
      purchase_id: it.purchaseId,
      kind: it.kind,
      amount_ore: it.amountOre,
      whole: it.whole,
      reason: it.reason,
      location_id: it.locationId,
      account_id: it.accountId,
      returned_at: it.now,
    }),
    db
      .updateTable("purchase")
      .set({ returned_ore: sql`returned_ore + ${it.amountOre}`, ...(it.whole && { returned_at: it.now }) })
      .where("id", "=", it.purchaseId),
    ...keepReturn(it),
    ...(it.welcomeOffer
      ? [
          db
            .updateTable("member_welcome_offer")
            .set({ used_purchase_id: null })
            .where("member_id", "=", it.memberId)
            .where("used_purchase_id", "=", it.purchaseId),
        ]
      : []),
  ];
}
