import type { ChainId } from "@stammis/domain/ids";
import { sql, type Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import { refuse } from "../../request/refusal.ts";
import { insertCreditMove, selectSmsAccount } from "./queries.ts";

/**
 * What is left, held until the transaction ends: for a message that is left out where it cannot be paid. A club without
 * credits does what it does all the same, and members without e-mail then hear nothing of it.
 */
export async function lockedCredits(trx: Transaction<DB>): Promise<number> {
  return (await selectSmsAccount(trx).forUpdate().executeTakeFirst())?.available ?? 0;
}

export interface MessageCost {
  messageId: number;
  /** Segments of its final text. */
  credits: number;
}

/** Takes a message's credits; refuses with NO_SMS_CREDITS when there are too few. Never below zero, whoever asks at once. */
export async function spendCredits(
  trx: Transaction<DB>,
  chainId: ChainId,
  { messageId, credits }: MessageCost,
): Promise<void> {
  const taken = await trx
    .updateTable("sms_account")
    .set({ available: sql`available - ${credits}` })
    .where("chain_id", "=", chainId)
    .where("available", ">=", credits)
    .returning("chain_id")
    .executeTakeFirst();
  if (!taken) refuse("NO_SMS_CREDITS");
  await insertCreditMove(trx, {
    chainId,
    from: "AVAILABLE",
    to: "SPENT",
    credits,
    reason: "message",
    messageId,
  }).execute();
}

/** Gives back what a message took that was never sent. */
export async function returnCredits(
  trx: Transaction<DB>,
  chainId: ChainId,
  { messageId, credits }: MessageCost,
): Promise<void> {
  await trx
    .updateTable("sms_account")
    .set({ available: sql`available + ${credits}` })
    .where("chain_id", "=", chainId)
    .execute();
  await insertCreditMove(trx, {
    chainId,
    from: "SPENT",
    to: "AVAILABLE",
    credits,
    reason: "not-sent",
    messageId,
  }).execute();
}
