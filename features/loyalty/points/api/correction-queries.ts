import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { statement } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { StaffActor } from "#packages/server/request/call.ts";
import { selectLots, selectUsableLots } from "./ledger.ts";
import { hasSettled } from "./settlements.ts";

/** Locks one cashier's corrections in a chain, so that the day's limits hold across members. */
export function lockCorrections(chainId: number, accountId: number) {
  return statement(
    sql`select pg_advisory_xact_lock(hashtextextended('corrections ' || ${chainId}::bigint || '/' || ${accountId}::bigint, 0))`,
  );
}

export const drawLotId = () => statement(sql<{ id: number }>`select nextval('point_lot_id_seq') as id`);
export const drawDeductionId = () => statement(sql<{ id: number }>`select nextval('point_deduction_id_seq') as id`);

/**
 * Sums the points that this staff member gave and took on a day, per member and in total, without withdrawn
 * corrections.
 */
export function sumCorrections({
  accountId,
  memberId,
  today,
}: {
  accountId: number;
  memberId: number;
  today: Temporal.PlainDate;
}) {
  return statement(sql<{ ofMember: number; inAll: number }>`
    select coalesce(sum(points) filter (where member_id = ${memberId}::bigint), 0)::bigint as "ofMember",
      coalesce(sum(points), 0)::bigint as "inAll"
    from (
      select member_id, amount as points from point_lot as given
      where given.chain_id = ${thisChain} and source <> 'PURCHASE' and earned_on = ${today}::date and account_id = ${accountId}::bigint
        and not exists (select from correction_withdrawal as back
          where (back.chain_id, back.lot_id) = (${thisChain}, given.id))
      union all
      select member_id, points from point_deduction as taken
      where taken.chain_id = ${thisChain} and deducted_on = ${today}::date and account_id = ${accountId}::bigint
        and not exists (select from deduction_withdrawal as back
          where (back.chain_id, back.deduction_id) = (${thisChain}, taken.id))) as moved`);
}

/** Limits staff of some points of sale to corrections by themselves and by staff there. */
function isReached(by: "point_lot" | "point_deduction", { accountId, locationIds }: StaffActor) {
  if (locationIds === null) return sql<boolean>`true`;
  const author = sql.ref(`${by}.account_id`);
  return sql<boolean>`(${author} = ${accountId} or exists (select from staff_location as works
    where (works.chain_id, works.account_id) = (${thisChain}, ${author})
      and works.location_id = any(${locationIds}::bigint[])))`;
}

/** Selects a correction that gave points, or an opening balance. */
export function selectCorrection(db: Build, lotId: number, actor: StaffActor) {
  return db
    .selectFrom("point_lot")
    .select(["member_id as memberId", "amount"])
    .where("id", "=", lotId)
    .where(sql<boolean>`source <> 'PURCHASE'`)
    .where(isReached("point_lot", actor));
}

/** Selects a correction that took points. */
export function selectDeduction(db: Build, id: number, actor: StaffActor) {
  return db
    .selectFrom("point_deduction")
    .select(["member_id as memberId", "points"])
    .where("id", "=", id)
    .where(isReached("point_deduction", actor));
}

/** Selects the points that a deduction took per lot. */
export function selectDeducted(db: Build, deductionId: number) {
  return db
    .selectFrom("point_entry")
    .select(["lot_id as lotId", "points"])
    .where("deduction_id", "=", deductionId)
    .where("kind", "=", "DEDUCT")
    .orderBy("id");
}

/** Selects the member's lots that the return of a deduction can change. */
export function selectRestorableLots(
  db: Build,
  { memberId, deductionId, today }: { memberId: number; deductionId: number; today: Temporal.PlainDate },
) {
  const took = sql<boolean>`point_lot.id in (select lot_id from point_entry
    where point_entry.chain_id = ${thisChain} and deduction_id = ${deductionId}::bigint)`;
  return selectUsableLots(db, memberId, today)
    .union(selectLots(db, memberId).where(took))
    .union(selectLots(db, memberId).where(hasSettled(memberId)));
}
