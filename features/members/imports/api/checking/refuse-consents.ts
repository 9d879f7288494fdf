import { sql, type Transaction } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { ImportPlan } from "../../domain/check-row.ts";

/**
 * Selects the addresses that earlier belonged to a member who now refuses marketing in that channel. No import gives
 * consent for them.
 */
export async function readRefusedAmong(trx: Transaction<DB>, addresses: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ address: string }>`select earlier.address from earlier_address as earlier
      join member on member.chain_id = ${thisChain} and member.id = earlier.member_id
    where earlier.chain_id = ${thisChain} and earlier.address = any(${[...addresses]}::text[])
      and not case when earlier.address like '%@%' then member.email_notification else member.phone_notification end`.execute(
    trx,
  );
  return new Set(rows.map(({ address }) => address));
}

/** Returns the plan without consents for refused addresses, and whether it contained any. */
export function withoutRefused(plan: ImportPlan, refused: ReadonlySet<string>) {
  const addresses = { EMAIL: plan.email, SMS: plan.phone };
  const consents = plan.consents.filter(
    ({ channel, given: hasConsent }) => !(hasConsent && refused.has(addresses[channel] ?? "")),
  );
  return { plan: { ...plan, consents }, isRefused: consents.length < plan.consents.length };
}
