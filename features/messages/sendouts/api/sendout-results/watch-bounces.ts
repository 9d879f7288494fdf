import { sql, type Transaction } from "kysely";
import { bouncesTooMany } from "#features/messages/bounces/domain/bounces.ts";
import type { DB } from "#packages/server/db/types.ts";

const goesOn = sql<boolean>`(sendout.state = 'SENDING' or (sendout.state = 'SCHEDULED' and sendout.automatic is not null))`;

/**
 * Pauses a sendout with too many bounces since it began or was last resumed. For an automatic one counts since its
 * latest day, because mail bounces after that day, too. Runs in the club's role or the platform's, after the bounced
 * message's row is locked.
 */
export async function watchBounces(trx: Transaction<DB>, chainId: number, sendoutId: number): Promise<void> {
  const { rows } = await sql<{ sent: number; bounced: number }>`
    select greatest(sum(kept.sent + kept.failed) - min(sendout.settled_before), 0)::int as sent,
      sum(kept.bounced)::int - min(sendout.bounced_before) as bounced
    from sendout join sendout_count as kept on kept.chain_id = sendout.chain_id and kept.sendout_id = sendout.id
    where sendout.chain_id = ${chainId} and sendout.id = ${sendoutId} and ${goesOn}
    group by sendout.id`.execute(trx);
  const [since] = rows;
  if (!since || !bouncesTooMany(since)) return;
  await trx
    .updateTable("sendout")
    .set({ state: "PAUSED", pause_reason: "BOUNCES" })
    .where("chain_id", "=", chainId)
    .where("id", "=", sendoutId)
    .where(goesOn)
    .execute();
}
