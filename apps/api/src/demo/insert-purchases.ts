import type { Lot } from "@stammis/domain/ledger";
import { type Insertable, sql, type Transaction } from "kysely";
import type { DB } from "../db/types.ts";
import type { DemoPurchase, DemoRedemption } from "./account.ts";
import type { FoundedClub } from "./found-club.ts";
import { drawIds, insertRows } from "./insert-rows.ts";

/** A purchase with the ids of the rows it becomes. */
interface Numbered extends DemoPurchase {
  id: number;
  lotId: number | null;
  redemptionId: number | null;
  instant: Temporal.Instant;
  memberId: number;
}

/** A redemption that was taken back too late to have happened yet still stands. */
function cancelledAt({ redemption, instant }: Numbered, now: Temporal.Instant): Temporal.Instant | null {
  if (redemption === null || redemption.cancelledAfter === null) return null;
  const at = instant.add({ minutes: redemption.cancelledAfter });
  return Temporal.Instant.compare(at, now) <= 0 ? at : now;
}

async function numbered(
  trx: Transaction<DB>,
  { chain }: FoundedClub,
  purchases: readonly DemoPurchase[],
  memberIds: readonly number[],
): Promise<Numbered[]> {
  const ids = await drawIds(trx, "purchase_id_seq", purchases.length);
  const lotIds = await drawIds(trx, "point_lot_id_seq", purchases.filter(({ lot }) => lot).length);
  const redemptionIds = await drawIds(
    trx,
    "redemption_id_seq",
    purchases.filter(({ redemption }) => redemption).length,
  );
  let [lots, redemptions] = [0, 0];
  return purchases.map((purchase, index) => ({
    ...purchase,
    id: ids[index] as number,
    lotId: purchase.lot ? (lotIds[lots++] as number) : null,
    redemptionId: purchase.redemption ? (redemptionIds[redemptions++] as number) : null,
    instant: purchase.at.toZonedDateTime(chain.timeZone).toInstant(),
    memberId: memberIds[purchase.member] as number,
  }));
}

type Entry = Insertable<DB["point_entry"]>;

/** Every line of the accounts, in the order it was written: earned, redeemed, given back. */
function entriesOf({ chain }: FoundedClub, all: readonly Numbered[], now: Temporal.Instant): Entry[] {
  const lotIds = new Map<Lot, number>(all.flatMap(({ lot, lotId }) => (lot && lotId ? [[lot, lotId]] : [])));
  const entries = all.flatMap((purchase): Entry[] => {
    const { lot, lotId, redemption, redemptionId, memberId, instant } = purchase;
    const line = { chain_id: chain.id, member_id: memberId };
    const usages = (kind: "REDEEM" | "CANCEL", at: Temporal.Instant, { usages: used }: DemoRedemption) =>
      used.map((each): Entry => {
        const lot_id = lotIds.get(each.lot) as number;
        return { ...line, lot_id, kind, points: each.points, redemption_id: redemptionId, at };
      });
    const back = cancelledAt(purchase, now);
    return [
      ...(lot && lotId
        ? [{ ...line, lot_id: lotId, kind: "EARN", points: lot.amount, redemption_id: null, at: instant }]
        : []),
      ...(redemption ? usages("REDEEM", instant, redemption) : []),
      ...(redemption && back ? usages("CANCEL", back, redemption) : []),
    ];
  });
  return entries.sort((a, b) => Temporal.Instant.compare(a.at as Temporal.Instant, b.at as Temporal.Instant));
}

async function insertReceipts(trx: Transaction<DB>, club: FoundedClub, all: readonly Numbered[]): Promise<void> {
  const { chain, locationIds, accountIds, categoryIds } = club;
  // The database draws the keys: nothing else ever asks for them.
  const keys = await sql<{
    key: string;
  }>`select gen_random_uuid() as key from generate_series(1, ${all.length}::int)`.execute(trx);
  const rows = all.map((purchase, index) => ({
    chain_id: chain.id,
    id: purchase.id,
    registration_key: keys.rows[index]?.key as string,
    member_id: purchase.memberId,
    location_id: locationIds[purchase.location] as number,
    account_id: accountIds[purchase.staff] as number,
    purchased_at: purchase.instant,
    purchased_on: purchase.on,
    amount_ore: purchase.ore,
  }));
  await insertRows(trx, "purchase", rows);
  const categories = all.flatMap(({ id, receipt }) =>
    receipt.categories.map((each) => ({
      chain_id: chain.id,
      purchase_id: id,
      category_id: categoryIds[each] as number,
    })),
  );
  await insertRows(trx, "purchase_category", categories);
}

async function insertLots(trx: Transaction<DB>, { chain }: FoundedClub, all: readonly Numbered[]): Promise<void> {
  const rows = all.flatMap(({ lot, lotId, id, memberId, on }) =>
    lot && lotId
      ? [
          {
            chain_id: chain.id,
            id: lotId,
            member_id: memberId,
            purchase_id: id,
            earned_on: on,
            valid_through: lot.validThrough,
            amount: lot.amount,
            left_points: lot.left,
          },
        ]
      : [],
  );
  await insertRows(trx, "point_lot", rows);
}

async function insertRedemptions(
  trx: Transaction<DB>,
  club: FoundedClub,
  all: readonly Numbered[],
  now: Temporal.Instant,
) {
  const { chain, locationIds, accountIds, couponIds } = club;
  const redeemed = all.flatMap((purchase) =>
    purchase.redemption && purchase.redemptionId
      ? [
          {
            purchase,
            it: purchase.redemption,
            id: purchase.redemptionId,
            account_id: accountIds[purchase.staff] as number,
          },
        ]
      : [],
  );
  const rows = redeemed.map(({ purchase, it, id, account_id }) => ({
    chain_id: chain.id,
    id,
    member_id: purchase.memberId,
    coupon_id: couponIds[it.reward] as number,
    purchase_id: purchase.id,
    location_id: locationIds[purchase.location] as number,
    account_id,
    points: it.points,
    redeemed_at: purchase.instant,
  }));
  await insertRows(trx, "redemption", rows);
  const cancellations = redeemed.flatMap(({ purchase, id, account_id }) => {
    const cancelled_at = cancelledAt(purchase, now);
    const reason = "Gästen ångrade sig";
    return cancelled_at ? [{ chain_id: chain.id, redemption_id: id, account_id, cancelled_at, reason }] : [];
  });
  await insertRows(trx, "redemption_cancellation", cancellations);
}

/** A year of purchases with the points they gave and the rewards they paid, each in one statement a table. */
export async function insertPurchases(
  trx: Transaction<DB>,
  club: FoundedClub,
  purchases: readonly DemoPurchase[],
  memberIds: readonly number[],
  now: Temporal.Instant,
): Promise<void> {
  const all = await numbered(trx, club, purchases, memberIds);
  await insertReceipts(trx, club, all);
  await insertLots(trx, club, all);
  await insertRedemptions(trx, club, all, now);
  await insertRows(trx, "point_entry", entriesOf(club, all, now));
}
