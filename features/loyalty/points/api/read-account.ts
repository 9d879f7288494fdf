import { type Compilable, sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { statement } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { AccountEdge, Stretch } from "../domain/account-page.ts";
import type { LotBefore } from "../domain/explain-points.ts";

/** Selects a current member. Staff at a till may open any account of the chain, as the card may be shown there. */
export function selectMember(db: Build, memberId: number) {
  return db.selectFrom("member").select("id").where("id", "=", memberId).where("removed_at", "is", null);
}

/** Selects a member's entries before a given one (null: all), the newest first. */
export function selectEntriesBefore(db: Build, memberId: number, entryId: number | null) {
  const entries = db
    .selectFrom("point_entry")
    .select(["id", "kind", "lot_id as lotId", "other_lot_id as otherLotId", "points", "at"])
    .select(["redemption_id as redemptionId", "deduction_id as deductionId", "return_id as returnId"])
    .where("member_id", "=", memberId)
    .orderBy("id", "desc");
  return entryId === null ? entries : entries.where("id", "<", entryId);
}

const signs = sql`case when kind in ('REDEEM', 'DEDUCT', 'RETURN', 'SETTLE') then -points else points end`;

/** Sums a lot's entries that pass `counts`. SETTLE and RELEASE change the other lot in the opposite direction. */
const netOf = (counts: ReturnType<typeof sql>) => sql<number>`(
  (select case when exists (select from point_entry entry where entry.chain_id = ${thisChain} and entry.lot_id = lot.id
      and entry.kind = 'EARN' and ${counts}) then lot.amount else 0 end)
  + (select coalesce(sum(${signs}), 0) from point_entry entry
    where entry.chain_id = ${thisChain} and entry.lot_id = lot.id and entry.kind <> 'EARN' and ${counts})
  - (select coalesce(sum(${signs}), 0) from point_entry entry
    where entry.chain_id = ${thisChain} and entry.member_id = lot.member_id and entry.kind in ('SETTLE', 'RELEASE')
      and entry.other_lot_id = lot.id and ${counts}))::bigint`;

/**
 * Selects the lots in a part of the account, with their balance before it. Also selects lots that expired up to the
 * cursor's day: those with points left, or later taken back.
 */
export function selectLotsOf(memberId: number, { entries, on }: Stretch, edge: AccountEdge): Compilable<LotBefore> {
  const named = [...new Set(entries.flatMap(({ lotId, otherLotId }) => [lotId, otherLotId ?? lotId]))];
  const net = entries[0] ? netOf(sql`entry.id < ${entries[0].id}`) : netOf(sql`true`);
  const ofMember = sql`chain_id = ${thisChain} and member_id = ${memberId}`;
  const fell = sql`valid_through >= ${on}::date and valid_through < ${edge.day}::date`;
  return statement(sql<LotBefore>`select lot.id, lot.amount, lot.valid_through as "validThrough", lot.source,
      lot.purchase_id as "purchaseId", lot.reason, ${net} as net
    from point_lot lot where lot.chain_id = ${thisChain} and lot.id in (
      select unnest(${named}::bigint[])
      union select id from point_lot where ${ofMember} and left_points > 0 and ${fell}
      union select lot_id from point_entry back where ${ofMember} and kind = 'RETURN' and exists (
        select from point_lot due where due.chain_id = ${thisChain} and due.id = back.lot_id and ${fell}))`);
}

export interface PastBalance {
  balance: number;
  owed: number;
}

/**
 * Selects balance and deficit at the end of a day. Usable: entries of lots valid that day. Deficit: lots that were ever
 * taken back.
 */
export function selectPastBalance(
  memberId: number,
  day: Temporal.PlainDate,
  over: Temporal.Instant,
): Compilable<PastBalance> {
  const ofMember = sql`chain_id = ${thisChain} and member_id = ${memberId}`;
  const net = netOf(sql`entry.at < ${over}::timestamptz`);
  return statement(sql<PastBalance>`select
      coalesce(sum(greatest(net, 0)) filter (where valid_through >= ${day}::date), 0)::bigint as balance,
      coalesce(sum(greatest(-net, 0)), 0)::bigint as owed
    from (select lot.valid_through, ${net} as net from point_lot lot
      where lot.chain_id = ${thisChain} and lot.id in (
        select id from point_lot where ${ofMember} and valid_through >= ${day}::date and earned_on <= ${day}::date
        union select lot_id from point_entry where ${ofMember} and kind = 'RETURN')) as lots`);
}
