import { type Compilable, sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { prepared, statement } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { lotChanges } from "../domain/account.ts";
import type { EntryKind, NewEntry } from "../domain/ledger.ts";

/** Whose account is written, and when. */
export interface Writing {
  chainId: number;
  memberId: number;
  now: Temporal.Instant;
  /** The club's day. */
  today: Temporal.PlainDate;
}

export interface OpenedLot extends Writing {
  lotId: number;
  points: number;
  earnedOn: Temporal.PlainDate;
  validThrough: Temporal.PlainDate;
  source: "PURCHASE" | "CORRECTION" | "OPENING_BALANCE";
  purchaseId: number | null;
  /** The rate a purchase earned at; a later return is counted by it. */
  pointsPerKronaHundredths: number | null;
  /** Why and by whom, for what was not earned by a purchase. */
  reason: string;
  accountId: number | null;
}

interface LotColumns {
  chainId: number;
  ids: number[];
  members: number[];
  purchases: (number | null)[];
  earned: string[];
  through: string[];
  points: number[];
  sources: string[];
  rates: (number | null)[];
  reasons: string[];
  accounts: (number | null)[];
  at: string[];
}

/** Lots with all of their points, and their EARN entries: one statement. */
function insertLots(_db: Build, lots: LotColumns) {
  return statement(sql`with opened as (select * from unnest(${lots.ids}::bigint[], ${lots.members}::bigint[],
        ${lots.purchases}::bigint[], ${lots.earned}::date[], ${lots.through}::date[], ${lots.points}::bigint[],
        ${lots.sources}::text[], ${lots.rates}::int[], ${lots.reasons}::text[], ${lots.accounts}::bigint[],
        ${lots.at}::timestamptz[])
      as opened (id, member, purchase, earned, through, points, source, rate, reason, account, at)),
    lot as (insert into point_lot (chain_id, id, member_id, purchase_id, earned_on, valid_through, amount, left_points,
        source, points_per_krona_hundredths, reason, account_id)
      select ${lots.chainId}::bigint, id, member, purchase, earned, through, points, points, source, rate, reason,
        account
      from opened returning 1),
    entry as (insert into point_entry (chain_id, member_id, lot_id, kind, points, at)
      select ${lots.chainId}::bigint, member, id, 'EARN', points, at from opened returning 1)
    select`);
}

/** An entry with what it was made for. */
export type TiedEntry = NewEntry & {
  redemptionId?: number | null;
  deductionId?: number | null;
  returnId?: number | null;
};

interface EntryColumns {
  chainId: number;
  members: number[];
  at: string[];
  kinds: EntryKind[];
  lots: number[];
  points: number[];
  others: (number | null)[];
  redemptions: (number | null)[];
  deductions: (number | null)[];
  returns: (number | null)[];
  changed: number[];
  changes: number[];
}

/**
 * Entries in the order given, for the order of their ids says which lot paid last; and each lot's balance after them,
 * left or owed, never both.
 */
function insertEntries(_db: Build, entries: EntryColumns) {
  return statement(sql`with entry as (insert into point_entry
      (chain_id, member_id, lot_id, kind, points, other_lot_id, redemption_id, deduction_id, return_id, at)
      select ${entries.chainId}::bigint, member, lot, kind, points, other, redemption, deduction, return, at
      from unnest(${entries.members}::bigint[], ${entries.lots}::bigint[], ${entries.kinds}::text[],
        ${entries.points}::bigint[], ${entries.others}::bigint[], ${entries.redemptions}::bigint[],
        ${entries.deductions}::bigint[], ${entries.returns}::bigint[], ${entries.at}::timestamptz[]) with ordinality
        as each (member, lot, kind, points, other, redemption, deduction, return, at, place)
      order by place returning 1)
    update point_lot
    set left_points = greatest(left_points - owed_points + change, 0),
      owed_points = greatest(owed_points - left_points - change, 0)
    from unnest(${entries.changed}::bigint[], ${entries.changes}::bigint[]) as each (lot, change)
    where point_lot.chain_id = ${thisChain} and point_lot.id = each.lot`);
}

const write = { lots: prepared(insertLots), entries: prepared(insertEntries) };

/** What opens lots, with their EARN entries; nothing where there are none. */
export function openLots(lots: readonly OpenedLot[]): Compilable[] {
  const [first] = lots;
  if (!first) return [];
  return [
    write.lots({
      chainId: first.chainId,
      ids: lots.map(({ lotId }) => lotId),
      members: lots.map(({ memberId }) => memberId),
      purchases: lots.map(({ purchaseId }) => purchaseId),
      earned: lots.map(({ earnedOn }) => earnedOn.toString()),
      through: lots.map(({ validThrough }) => validThrough.toString()),
      points: lots.map(({ points }) => points),
      sources: lots.map(({ source }) => source),
      rates: lots.map(({ pointsPerKronaHundredths }) => pointsPerKronaHundredths),
      reasons: lots.map(({ reason }) => reason),
      accounts: lots.map(({ accountId }) => accountId),
      at: lots.map(({ now }) => now.toString()),
    }),
  ];
}

/** What an act makes of one member's account. */
export interface AccountChange {
  who: Writing;
  entries: readonly TiedEntry[];
}

/**
 * Statements that write the entries of acts, each of another member, and their effect on the lots. EARN is left out:
 * `openLots` writes it with its lot, before these.
 */
export function writeAccounts(all: readonly AccountChange[]): Compilable[] {
  const written = all.flatMap(({ who, entries }) =>
    entries.flatMap((entry) => (entry.kind === "EARN" ? [] : { ...entry, who })),
  );
  const [first] = written;
  if (!first) return [];
  const changes = lotChanges(written);
  return [
    write.entries({
      chainId: first.who.chainId,
      members: written.map(({ who }) => who.memberId),
      at: written.map(({ who }) => who.now.toString()),
      kinds: written.map(({ kind }) => kind),
      lots: written.map(({ lotId }) => lotId),
      points: written.map(({ points }) => points),
      others: written.map(({ otherLotId }) => otherLotId),
      redemptions: written.map(({ redemptionId }) => redemptionId ?? null),
      deductions: written.map(({ deductionId }) => deductionId ?? null),
      returns: written.map(({ returnId }) => returnId ?? null),
      changed: changes.map(({ lotId }) => lotId),
      changes: changes.map(({ change }) => change),
    }),
  ];
}

/** The same of one member. */
export const writeEntries = (who: Writing, entries: readonly TiedEntry[]) => writeAccounts([{ who, entries }]);
