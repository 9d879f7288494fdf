import type { Transaction } from "kysely";
import type { ChainId } from "#packages/domain/ids.ts";
import type { DB } from "#packages/server/db/types.ts";
import { insertCreditMove } from "./queries.ts";

/** Opens a new chain's SMS account with its free credits. Spec §9. */
export async function openSmsAccount(
  trx: Transaction<DB>,
  chainId: ChainId,
  { credits, now }: { credits: number; now: Temporal.Instant },
): Promise<void> {
  await trx.insertInto("sms_account").values({ chain_id: chainId, available: credits }).execute();
  if (credits === 0) return;
  const move = { chainId, from: "GIVEN", to: "AVAILABLE", credits, reason: "free-credits", now } as const;
  await insertCreditMove(trx, move).execute();
}
