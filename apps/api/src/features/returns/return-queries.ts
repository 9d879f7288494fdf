import type { StampEntry } from "@stammis/domain/stamp-cards/stamp-cards";
import { type Compilable, type Kysely, sql } from "kysely";
import type { Batch } from "../../db/database.ts";
import type { DB } from "../../db/types.ts";
import { refuse } from "../../refusal.ts";
import type { Writing } from "../points/write-account.ts";
import { welcomeOfferUsed } from "../purchases/queries.ts";

/** A purchase and what it gave, read behind its member's lock, with an id drawn for the return. */
export async function readPurchase(db: Kysely<DB>, batch: Batch, purchaseId: number) {
  const [[purchase], [lot], stamps, [next]] = await batch(
    db
      .selectFrom("purchase")
      .select([
        "amount_ore as amountOre",
        "discount_ore as discountOre",
        "returned_ore as returnedOre",
        "returned_at as returnedAt",
        welcomeOfferUsed.as("welcomeOffer"),
      ])
      .where("id", "=", purchaseId),
    db
      .selectFrom("point_lot")
      .select(["id", "amount as earned"])
      .select(sql<number>`points_per_krona_hundredths`.as("pointsPerKronaHundredths"))
      .select(
        sql<number>`(select coalesce(sum(points), 0)::bigint from point_entry
          where point_entry.lot_id = point_lot.id and kind = 'RETURN')`.as("returnedSoFar"),
      )
      .where("purchase_id", "=", purchaseId),
    db
      .selectFrom("stamp_entry")
      .select((eb) => eb.ref("kind").$castTo<StampEntry["kind"]>().as("kind"))
      .select(["stamp_card_id as stampCardId", "usage_order as order", "stamps"])
      .where("purchase_id", "=", purchaseId)
      .orderBy("id"),
    db.selectNoFrom(sql<number>`nextval('purchase_return_id_seq')`.as("id")),
  );
  if (!purchase || !next) return refuse("NOT_FOUND");
  return { ...purchase, lot, stamps, returnId: next.id };
}

export type ReturnedPurchase = Awaited<ReturnType<typeof readPurchase>>;

interface Returning extends Writing {
  id: number;
  purchaseId: number;
  kind: "UNDO" | "RETURN";
  whole: boolean;
  amountOre: number;
  /** Whether it stands in the member's statistics: a visit without a purchase does not. */
  counted: boolean;
  reason: string;
  locationId: number;
  accountId: number;
}

/** The return itself, what is kept of the purchase, the member's statistics, and the welcome offer used at it. */
export function writeReturn(db: Kysely<DB>, it: Returning): Compilable[] {
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
    ...(it.counted
      ? [
          db
            .updateTable("member")
            .set({
              purchase_total_ore: sql`purchase_total_ore - ${it.amountOre}`,
              ...(it.whole && {
                purchase_count: sql`purchase_count - 1`,
                last_purchase_at: sql`(select max(purchased_at) from purchase where purchase.member_id = member.id
                  and amount_ore + discount_ore > 0 and returned_at is null)`,
              }),
            })
            .where("id", "=", it.memberId),
        ]
      : []),
    ...(it.whole
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
