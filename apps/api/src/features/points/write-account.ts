import { lotChanges } from "@stammis/domain/points/account";
import type { EntryKind, NewEntry } from "@stammis/domain/points/ledger";
import { type Compilable, sql } from "kysely";
import type { Build } from "../../db/build.ts";
import { prepared, statement } from "../../db/prepared.ts";
import { thisChain } from "../../db/this-chain.ts";

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

/** Opens a lot with all of its points, and its EARN entry: one statement. */
function insertLot(db: Build, it: OpenedLot) {
  return db
    .with("lot", (cte) =>
      cte
        .insertInto("point_lot")
        .values({
          chain_id: it.chainId,
          id: it.lotId,
          member_id: it.memberId,
          purchase_id: it.purchaseId,
          earned_on: it.earnedOn,
          valid_through: it.validThrough,
          amount: it.points,
          left_points: it.points,
          source: it.source,
          points_per_krona_hundredths: it.pointsPerKronaHundredths,
          reason: it.reason,
          account_id: it.accountId,
        })
        .returning("id"),
    )
    .insertInto("point_entry")
    .columns(["chain_id", "member_id", "lot_id", "kind", "points", "at"])
    .expression((eb) =>
      eb
        .selectFrom("lot")
        .select([
          sql<number>`${it.chainId}::bigint`.as("chain_id"),
          sql<number>`${it.memberId}::bigint`.as("member_id"),
          "lot.id",
          sql<EntryKind>`'EARN'`.as("kind"),
          sql<number>`${it.points}::bigint`.as("points"),
          sql<Temporal.Instant>`${it.now}::timestamptz`.as("at"),
        ]),
    );
}

/** An entry with what it was made for. */
export type TiedEntry = NewEntry & {
  redemptionId?: number | null;
  deductionId?: number | null;
  returnId?: number | null;
};

interface EntryColumns extends Writing {
  kinds: EntryKind[];
  lots: number[];
  points: number[];
  others: (number | null)[];
  redemptions: (number | null)[];
  deductions: (number | null)[];
  returns: (number | null)[];
}

interface Entries extends EntryColumns {
  changed: number[];
  changes: number[];
}

/**
 * Entries in the order given (which lot paid last is read from the order of the ids), and what their lots have left or
 * owe after them, never both: the signed sum of a lot's entries.
 */
function insertEntries(_db: Build, it: Entries) {
  return statement(sql`with entry as (insert into point_entry
      (chain_id, member_id, lot_id, kind, points, other_lot_id, redemption_id, deduction_id, return_id, at)
      select ${it.chainId}::bigint, ${it.memberId}::bigint, lot, kind, points, other, redemption, deduction, return, ${it.now}::timestamptz
      from unnest(${it.lots}::bigint[], ${it.kinds}::text[], ${it.points}::bigint[], ${it.others}::bigint[],
        ${it.redemptions}::bigint[], ${it.deductions}::bigint[], ${it.returns}::bigint[]) with ordinality
        as each (lot, kind, points, other, redemption, deduction, return, place)
      order by place)
    update point_lot
    set left_points = greatest(left_points - owed_points + change, 0),
      owed_points = greatest(owed_points - left_points - change, 0)
    from unnest(${it.changed}::bigint[], ${it.changes}::bigint[]) as each (lot, change)
    where point_lot.chain_id = ${thisChain} and point_lot.id = each.lot`);
}

const write = { lot: prepared(insertLot), entries: prepared(insertEntries) };

export const openLot: (lot: OpenedLot) => Compilable = write.lot;

/**
 * What writes an act's entries and lets them take effect on the lots. EARN is left out: `openLot` writes
 * it with its lot, and comes before these.
 */
export function writeEntries(who: Writing, entries: readonly TiedEntry[]): Compilable[] {
  const written = entries.filter(({ kind }) => kind !== "EARN");
  if (written.length === 0) return [];
  const changes = lotChanges(written);
  return [
    write.entries({
      ...who,
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
