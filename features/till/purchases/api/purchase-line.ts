import { sql } from "kysely";
import { filledPoints } from "#features/loyalty/points/domain/filled-points.ts";
import { whatWasReturned } from "#features/till/returns/domain/what-was-returned.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { PurchaseLineShape } from "../contract/shapes.ts";
import { bought, type PurchaseRow, purchaseOf } from "./queries.ts";

/**
 * Selects a member's latest purchase for one line. The line is complete if no part was returned and all its points
 * remain. If `moved` is true, `lineOf` must build the line.
 */
export function selectLatestLine(db: Build, memberId: number) {
  return db
    .selectFrom("purchase")
    .leftJoin("point_lot as lot", (join) =>
      join.onRef("lot.chain_id", "=", "purchase.chain_id").onRef("lot.purchase_id", "=", "purchase.id"),
    )
    .select(["purchase.id", "purchase.purchased_at", "purchase.amount_ore", "purchase.discount_ore"])
    .select(["purchase.location_id", "lot.amount as earned"])
    .select(
      sql<boolean>`lot.left_points is distinct from lot.amount or exists (select from purchase_return back
        where back.chain_id = ${thisChain} and back.purchase_id = purchase.id)`.as("moved"),
    )
    .where("purchase.member_id", "=", memberId)
    .where(bought)
    .orderBy("purchase.purchased_at", "desc")
    .orderBy("purchase.id", "desc")
    .limit(1);
}

type LatestRow = Awaited<ReturnType<ReturnType<typeof selectLatestLine>["execute"]>>[number];

/** Builds the line of a purchase without returns and with all of its points left, from a row that was read as JSON. */
export function unmovedLineOf(row: LatestRow, shop: string): PurchaseLineShape {
  return {
    id: row.id,
    dateOfPurchase: Temporal.Instant.from(String(row.purchased_at)).toString(),
    totalAmount: kronorFromOre(row.amount_ore),
    discount: kronorFromOre(row.discount_ore),
    returnedAmount: 0,
    earnedPoints: row.earned ?? 0,
    returnedPoints: 0,
    pointOfSale: { name: shop },
    returned: null,
    filledPoints: 0,
  };
}

/** Builds the line of any purchase. */
export function lineOf(row: PurchaseRow): PurchaseLineShape {
  // A line has no translated text.
  const purchase = purchaseOf(row, null);
  return { ...purchase, returned: whatWasReturned(purchase), filledPoints: filledPoints(purchase) };
}
