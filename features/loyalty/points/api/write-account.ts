import { type Compilable, sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { prepared, statement } from "#packages/server/db/prepared.ts";
import { type RowArrays, rowSet } from "#packages/server/db/row-set.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { lotChanges } from "../domain/account.ts";
import type { NewEntry } from "../domain/ledger.ts";

/** The member's account that an action writes, with the time of the action. */
export interface Writing {
  chainId: number;
  memberId: number;
  now: Temporal.Instant;
  /** The club's current date. */
  today: Temporal.PlainDate;
}

export interface OpenedLot extends Writing {
  lotId: number;
  points: number;
  earnedOn: Temporal.PlainDate;
  validThrough: Temporal.PlainDate;
  source: "PURCHASE" | "CORRECTION" | "OPENING_BALANCE";
  purchaseId: number | null;
  /** The rate at which a purchase earned points. A later return uses the same rate. */
  pointsPerKronaHundredths: number | null;
  /** The reason and author of points that were not earned by a purchase. */
  reason: string;
  accountId: number | null;
}

const openedLots = rowSet({
  id: "bigint",
  member_id: "bigint",
  purchase_id: "bigint null",
  earned_on: "date",
  valid_through: "date",
  amount: "bigint",
  source: "text",
  points_per_krona_hundredths: "int null",
  reason: "text",
  account_id: "bigint null",
  at: "timestamptz",
});

/** Inserts lots with all of their points, and their EARN entries: one statement. */
function insertLots(_db: Build, lots: { chainId: number } & RowArrays<typeof openedLots.columns>) {
  return statement(sql`with opened as (select * from ${openedLots.table(lots)} as each),
    lot as (insert into point_lot (chain_id, id, member_id, purchase_id, earned_on, valid_through, amount, left_points,
        source, points_per_krona_hundredths, reason, account_id)
      select ${lots.chainId}::bigint, id, member_id, purchase_id, earned_on, valid_through, amount, amount, source,
        points_per_krona_hundredths, reason, account_id
      from opened returning 1),
    entry as (insert into point_entry (chain_id, member_id, lot_id, kind, points, at)
      select ${lots.chainId}::bigint, member_id, id, 'EARN', amount, at from opened returning 1)
    select`);
}

/** An entry with the redemption or deduction that caused it. */
export type TiedEntry = NewEntry & {
  redemptionId?: number | null;
  deductionId?: number | null;
  returnId?: number | null;
};

const newEntries = rowSet({
  member_id: "bigint",
  lot_id: "bigint",
  kind: "text",
  points: "bigint",
  other_lot_id: "bigint null",
  redemption_id: "bigint null",
  deduction_id: "bigint null",
  return_id: "bigint null",
  at: "timestamptz",
});

const changedLots = rowSet({ changed_lot: "bigint", change: "bigint" });

type EntryArrays = RowArrays<typeof newEntries.columns> & RowArrays<typeof changedLots.columns>;

/**
 * Inserts entries in the order given, because the order of their ids tells which lot paid last, and updates each lot's
 * balance: points left or points owed, never both.
 */
function insertEntries(_db: Build, entries: { chainId: number } & EntryArrays) {
  return statement(sql`with entry as (insert into point_entry (chain_id, ${newEntries.names})
      select ${entries.chainId}::bigint, ${newEntries.names} from ${newEntries.table(entries)} as each
      order by place returning 1)
    update point_lot
    set left_points = greatest(left_points - owed_points + change, 0),
      owed_points = greatest(owed_points - left_points - change, 0)
    from ${changedLots.table(entries)} as each
    where point_lot.chain_id = ${thisChain} and point_lot.id = each.changed_lot`);
}

const write = { lots: prepared(insertLots), entries: prepared(insertEntries) };

/** Returns the statement that opens lots with their EARN entries; empty without lots. */
export function openLots(lots: readonly OpenedLot[]): Compilable[] {
  const [first] = lots;
  if (!first) return [];
  const rows = lots.map((lot) => ({
    id: lot.lotId,
    member_id: lot.memberId,
    purchase_id: lot.purchaseId,
    earned_on: lot.earnedOn,
    valid_through: lot.validThrough,
    amount: lot.points,
    source: lot.source,
    points_per_krona_hundredths: lot.pointsPerKronaHundredths,
    reason: lot.reason,
    account_id: lot.accountId,
    at: lot.now,
  }));
  return [write.lots({ chainId: first.chainId, ...openedLots.arrays(rows) })];
}

/** The change that an action makes to one member's account. */
export interface AccountChange {
  who: Writing;
  entries: readonly TiedEntry[];
}

/**
 * Returns statements for the entries of actions by different members, and their effect on lots. `openLots` has written
 * EARN with its lot before.
 */
export function writeAccounts(all: readonly AccountChange[]): Compilable[] {
  const rows = all.flatMap(({ who, entries }) =>
    entries.flatMap((entry) => (entry.kind === "EARN" ? [] : { entry, who })),
  );
  const [first] = rows;
  if (!first) return [];
  const entries = rows.map(({ entry, who }) => ({
    member_id: who.memberId,
    lot_id: entry.lotId,
    kind: entry.kind,
    points: entry.points,
    other_lot_id: entry.otherLotId,
    redemption_id: entry.redemptionId ?? null,
    deduction_id: entry.deductionId ?? null,
    return_id: entry.returnId ?? null,
    at: who.now,
  }));
  const lots = lotChanges(rows.map(({ entry }) => entry)).map(({ lotId, change }) => ({ changed_lot: lotId, change }));
  return [write.entries({ chainId: first.who.chainId, ...newEntries.arrays(entries), ...changedLots.arrays(lots) })];
}

/** Returns the statements for the entries of one member's action. */
export const writeEntries = (who: Writing, entries: readonly TiedEntry[]) => writeAccounts([{ who, entries }]);
