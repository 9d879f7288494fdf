import { type Kysely, sql } from "kysely";
import type { Lot } from "#features/loyalty/points/domain/ledger.ts";
import { type JoinedAccount, type LivedEntry, reenact } from "#features/loyalty/points/domain/ledger-reenact.ts";
import { agrees } from "#features/loyalty/points/domain/ledger-replay.ts";
import type { DB } from "#packages/server/db/types.ts";
import { eachMember, type MemberViolation } from "./each-member.ts";
import type { CheckedScope } from "./scope.ts";

interface AccountRow {
  member_id: number;
  lots: (Omit<Lot, "validThrough"> & { validThrough: string; purchaseId: number | null })[] | null;
  entries: (Omit<LivedEntry, "at"> & { id: number; at: string })[] | null;
  joins: (Omit<JoinedAccount, "at"> & { at: string })[] | null;
}

const moment = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Reads the accounts of the next members by id: stored lots, and entries in the order they were written. */
async function readAccounts(db: Kysely<DB>, chainId: number, after: number, limit: number): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select m.id as member_id,
      (select json_agg(json_build_object('id', l.id, 'amount', l.amount, 'left', l.left_points, 'owed', l.owed_points,
          'validThrough', l.valid_through, 'purchaseId', l.purchase_id) order by l.id)
        from point_lot l where l.chain_id = m.chain_id and l.member_id = m.id) as lots,
      (select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'lotId', e.lot_id, 'otherLotId', e.other_lot_id,
          'points', e.points, 'redemptionId', e.redemption_id, 'deductionId', e.deduction_id, 'returnId', e.return_id,
          'at', ${moment("e.at")}, 'purchaseId', r.purchase_id) order by e.id)
        from point_entry e
          left join redemption r on r.chain_id = e.chain_id and r.id = e.redemption_id
        where e.chain_id = m.chain_id and e.member_id = m.id) as entries,
      (select json_agg(json_build_object('at', ${moment("j.merged_at")}, 'keptId', j.kept_id, 'otherId', j.other_id, 'afterEntry', j.after_entry,
          'lotIds', (select coalesce(json_agg(p.thing_id), '[]') from merge_part p
            where p.chain_id = j.chain_id and p.merge_id = j.id and p.kind = 'LOT')) order by j.id)
        from member_merge j where j.chain_id = m.chain_id and j.undone_at is null and (j.kept_id = m.id
          or j.kept_id in (select gone.id from member gone where gone.chain_id = m.chain_id and gone.merged_into = m.id))) as joins
    from member m where m.chain_id = ${chainId} and m.id > ${after} order by m.id limit ${limit}`.execute(db);
  return rows;
}

function problemsOf(account: AccountRow, timeZone: string): string[] {
  const lots = (account.lots ?? []).map((lot) => ({ ...lot, validThrough: Temporal.PlainDate.from(lot.validThrough) }));
  const withMoment = <Row extends { at: string }>(row: Row) => ({ ...row, at: Temporal.Instant.from(row.at) });
  const entries = (account.entries ?? []).map(withMoment);
  const joins = (account.joins ?? []).map(withMoment);
  try {
    if (!agrees(lots, entries)) return ["lots and entries differ"];
    const problem = reenact(lots, entries, timeZone, joins);
    return problem === null ? [] : [problem];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Replays every member's entries with the domain's own rules. Returns the members with an impossible account. */
export function replayAccounts(db: Kysely<DB>, scope: CheckedScope | null): Promise<MemberViolation[]> {
  return eachMember(db, scope, readAccounts, problemsOf);
}
