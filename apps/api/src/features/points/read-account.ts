import type { Kysely } from "kysely";
import type { DB } from "../../db/types.ts";
import { selectLots } from "./ledger.ts";

/** A member who has not left. Whoever serves at a till may open the account of any member of the chain, as the card itself. */
export function selectMember(db: Kysely<DB>, memberId: number) {
  return db.selectFrom("member").select("id").where("id", "=", memberId).where("removed_at", "is", null);
}

/** Every lot a member ever had, oldest first, each with where it came from. */
export function selectLotOrigins(db: Kysely<DB>, memberId: number) {
  return selectLots(db, memberId).select(["source", "purchase_id as purchaseId", "reason"]).orderBy("id");
}

/** Every entry of a member's account before a moment, in the order written. They are found by their lots. */
export function selectEntries(db: Kysely<DB>, memberId: number, before: Temporal.Instant) {
  return db
    .selectFrom("point_lot")
    .innerJoin("point_entry as entry", (join) =>
      join.onRef("entry.chain_id", "=", "point_lot.chain_id").onRef("entry.lot_id", "=", "point_lot.id"),
    )
    .select(["entry.kind", "entry.lot_id as lotId", "entry.other_lot_id as otherLotId", "entry.points", "entry.at"])
    .select(["entry.redemption_id as redemptionId", "entry.return_id as returnId"])
    .select("entry.deduction_id as deductionId")
    .where("point_lot.member_id", "=", memberId)
    .where("entry.at", "<", before)
    .orderBy("entry.id");
}
