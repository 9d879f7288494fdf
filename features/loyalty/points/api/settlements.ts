import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";

/** Selects payments between the member's lots, in the order they happened. */
export function selectSettlements(db: Build, memberId: number) {
  return db
    .selectFrom("point_entry")
    .select(["kind", "lot_id as lotId", "other_lot_id as otherLotId", "points"])
    .where("member_id", "=", memberId)
    .where("kind", "in", ["SETTLE", "RELEASE"])
    .orderBy("id");
}

/** Whether a lot has ever paid for another, or was paid for: a return may change all these payments. */
export const hasSettled = (memberId: number) =>
  sql<boolean>`point_lot.id in (select unnest(array[lot_id, other_lot_id]) from point_entry
    where point_entry.chain_id = ${thisChain} and member_id = ${memberId} and kind in ('SETTLE', 'RELEASE'))`;
