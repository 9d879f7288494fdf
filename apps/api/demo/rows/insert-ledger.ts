import type { Insertable, Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import type { FoundedClub } from "./found-club.ts";
import { insertRows } from "./insert-rows.ts";
import { cancelledAt } from "./insert-uses.ts";
import type { Numbered, NumberedHistory } from "./numbered.ts";

type Entry = Insertable<DB["point_entry"]>;

async function insertLots(
  trx: Transaction<DB>,
  { chain, accountIds }: FoundedClub,
  { purchases, corrections, lotIds }: NumberedHistory,
  rate: number,
): Promise<void> {
  const correctionLots = corrections.map((correction) => ({
    ...correction,
    on: correction.at.toPlainDate(),
    purchase_id: null,
    rate: null,
    account_id: accountIds[correction.staff] as number,
  }));
  const earned = purchases.map((purchase) => ({
    ...purchase,
    source: "PURCHASE" as const,
    purchase_id: purchase.id,
    rate,
    reason: "",
    account_id: null,
  }));
  const rows = [...correctionLots, ...earned].flatMap(
    ({ lot, memberId, on, source, purchase_id, rate, reason, account_id }) =>
      lot
        ? [
            {
              chain_id: chain.id,
              id: lotIds.get(lot) as number,
              member_id: memberId,
              purchase_id,
              earned_on: on,
              valid_through: lot.validThrough,
              amount: lot.amount,
              left_points: lot.left,
              owed_points: lot.owed,
              source,
              points_per_krona_hundredths: rate,
              reason,
              account_id,
            },
          ]
        : [],
  );
  await insertRows(trx, "point_lot", rows);
}

/** Returns the point entries of one purchase: earned, redeemed, cancelled and returned. */
function linesOf(
  line: Pick<Entry, "chain_id" | "member_id" | "other_lot_id" | "redemption_id" | "return_id">,
  purchase: Numbered,
  { lotIds, lotIdOf, instantOf }: NumberedHistory,
  now: Temporal.Instant,
): Entry[] {
  const { lot, instant, returned, returnId, member } = purchase;
  const cancelTime = cancelledAt(purchase, now);
  const allocations = (kind: "REDEEM" | "CANCEL", at: Temporal.Instant) =>
    purchase.uses.flatMap(({ id, reward }) =>
      (reward?.allocations ?? []).map((each) => {
        const lot_id = lotIds.get(each.lot) as number;
        return { ...line, lot_id, kind, points: each.points, redemption_id: id, at };
      }),
    );
  return [
    ...(lot
      ? [{ ...line, lot_id: lotIds.get(lot) as number, kind: "EARN" as const, points: lot.amount, at: instant }]
      : []),
    ...allocations("REDEEM", instant),
    ...(cancelTime ? allocations("CANCEL", cancelTime) : []),
    ...(returned?.entries ?? []).map(({ kind, lotId, otherLotId, points }) => ({
      ...line,
      lot_id: lotIdOf(member, lotId),
      kind,
      points,
      other_lot_id: otherLotId === null ? null : lotIdOf(member, otherLotId),
      return_id: kind === "RETURN" ? returnId : null,
      at: instantOf((returned as { at: Temporal.PlainDateTime }).at),
    })),
  ];
}

/** Inserts the lots, and all point entries in the order they were written. */
export async function insertLedger(
  trx: Transaction<DB>,
  club: FoundedClub,
  history: NumberedHistory,
  rate: number,
  now: Temporal.Instant,
): Promise<void> {
  await insertLots(trx, club, history, rate);
  const lineOf = (member_id: number) => ({
    chain_id: club.chain.id,
    member_id,
    other_lot_id: null,
    redemption_id: null,
    return_id: null,
  });
  const correctionEntries = history.corrections.map(({ memberId, lot, instant }): Entry => {
    const lot_id = history.lotIds.get(lot) as number;
    return { ...lineOf(memberId), lot_id, kind: "EARN", points: lot.amount, at: instant };
  });
  const made = history.purchases.flatMap((each) => linesOf(lineOf(each.memberId), each, history, now));
  const entries = [...correctionEntries, ...made];
  entries.sort((a, b) => Temporal.Instant.compare(a.at as Temporal.Instant, b.at as Temporal.Instant));
  await insertRows(trx, "point_entry", entries);
}
