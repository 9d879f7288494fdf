import { type Kysely, sql } from "kysely";
import type { StaffActor } from "../../call.ts";
import { statement } from "../../db/prepared.ts";
import type { DB } from "../../db/types.ts";

/** One cashier's corrections of a chain take turns, whoever they are for: together they stay within the day's limits. */
export function lockCorrections(chainId: number, accountId: number) {
  return statement(
    sql`select pg_advisory_xact_lock(hashtextextended('corrections ' || ${chainId}::bigint || '/' || ${accountId}::bigint, 0))`,
  );
}

export const drawLotId = () => statement(sql<{ id: number }>`select nextval('point_lot_id_seq') as id`);

/** Points this member of staff has given on a day by corrections that stand: to one member, and in all. */
export function sumCorrections(
  db: Kysely<DB>,
  { accountId, memberId, today }: { accountId: number; memberId: number; today: Temporal.PlainDate },
) {
  return db
    .selectFrom("point_lot")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("inAll"))
    .select(sql<number>`coalesce(sum(amount) filter (where member_id = ${memberId}), 0)::bigint`.as("toMember"))
    .where("account_id", "=", accountId)
    .where("earned_on", "=", today)
    .where(sql<boolean>`source <> 'PURCHASE'`)
    .where(
      sql<boolean>`not exists (select from correction_withdrawal as taken
        where (taken.chain_id, taken.lot_id) = (point_lot.chain_id, point_lot.id))`,
    );
}

/** A correction or opening balance; staff of some points of sale reach those given by themselves and by staff there. */
export function selectCorrection(db: Kysely<DB>, lotId: number, { accountId, locationIds }: StaffActor) {
  const isOwn =
    locationIds === null
      ? sql<boolean>`true`
      : sql<boolean>`(point_lot.account_id = ${accountId} or exists (select from staff_location as works
          where (works.chain_id, works.account_id) = (point_lot.chain_id, point_lot.account_id)
            and works.location_id = any(${locationIds}::bigint[])))`;
  return db
    .selectFrom("point_lot")
    .select(["member_id as memberId", "amount"])
    .where("id", "=", lotId)
    .where(sql<boolean>`source <> 'PURCHASE'`)
    .where(isOwn);
}
