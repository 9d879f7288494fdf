import { sql, type Transaction } from "kysely";
import { thisChain } from "../../db/this-chain.ts";
import type { DB } from "../../db/types.ts";
import type { Chain } from "../../request/call.ts";
import { releaseCredits } from "../sms-account/reservations.ts";

const atOnce = 5_000;

/** Some of those who wait are not written to any more, their credits back; answers whether there are more. */
export async function cancelSome(trx: Transaction<DB>, chain: Chain, sendoutId: number, now: Temporal.Instant) {
  const { rows } = await sql<{ credits: number }>`with chosen as (
      select medium, member_id, occasion, credits from sendout_recipient
      where chain_id = ${thisChain} and sendout_id = ${sendoutId} and state = 'WAITING' limit ${atOnce} for update skip locked)
    update sendout_recipient as left_out set state = 'SKIPPED', reason = 'CANCELLED', credits = 0, due_at = null from chosen
    where left_out.chain_id = ${thisChain} and left_out.sendout_id = ${sendoutId} and left_out.medium = chosen.medium
      and left_out.member_id = chosen.member_id and left_out.occasion = chosen.occasion
    returning chosen.credits`.execute(trx);
  const credits = rows.reduce((sum, row) => sum + row.credits, 0);
  if (credits > 0) await releaseCredits(trx, chain, { sendoutId, credits, now });
  return rows.length === atOnce;
}
