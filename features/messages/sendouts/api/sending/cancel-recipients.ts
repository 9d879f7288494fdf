import { sql, type Transaction } from "kysely";
import { releaseCredits } from "#features/messages/sms/api/reservations.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { beginning } from "./claim-batch.ts";
import type { LanePosition } from "./job-kinds.ts";

const atOnce = 5_000;

/**
 * Cancels some pending recipients after a position and refunds their credits. Returns the next position, or null when
 * none is pending.
 */
export async function cancelSome(
  trx: Transaction<DB>,
  chain: Chain,
  { sendoutId, after, now }: { sendoutId: number; after: LanePosition; now: Temporal.Instant },
): Promise<LanePosition | null> {
  const { rows } = await sql<{ place: string; medium: string; member_id: number; credits: number }>`
    select ctid::text as place, medium, member_id, credits from sendout_recipient
    where chain_id = ${thisChain} and sendout_id = ${sendoutId} and state = 'WAITING'
      and (medium, member_id) > (${after.medium}, ${after.memberId}::bigint)
    order by medium, member_id, occasion limit ${atOnce} for update skip locked`.execute(trx);
  const last = rows.at(-1);
  if (!last) return after.memberId > 0 ? beginning : null;
  // Locked rows keep their physical position (ctid), which avoids comparing every key. The bounds let PostgreSQL read
  // only between the first and the last row.
  await sql`update sendout_recipient set state = 'SKIPPED', reason = 'CANCELLED', credits = 0, due_at = null
    where chain_id = ${thisChain} and sendout_id = ${sendoutId}
      and (medium, member_id) > (${after.medium}, ${after.memberId}::bigint)
      and (medium, member_id) <= (${last.medium}, ${last.member_id}::bigint)
      and ctid = any(${rows.map(({ place }) => place)}::tid[])`.execute(trx);
  const credits = rows.reduce((sum, row) => sum + row.credits, 0);
  if (credits > 0) await releaseCredits(trx, chain, { sendoutId, credits, now });
  return { ...beginning, medium: last.medium, memberId: last.member_id };
}
