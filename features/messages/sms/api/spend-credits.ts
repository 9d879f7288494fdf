import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { creditMonth } from "../domain/credits.ts";
import type { CreditClub } from "./buy-credits.ts";
import { giveBackCredits, takeCredits } from "./move-credits.ts";
import { selectSmsAccount } from "./queries.ts";

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
  /** The club's moment. */
  now: Temporal.Instant;
}

/**
 * Takes a message's credits. Of its own accord, a club stays within the month's limit; what somebody asked for knows none.
 * Refuses NO_SMS_CREDITS, SMS_MONTH_LIMIT.
 */
export async function spendCredits(
  trx: Transaction<DB>,
  chain: CreditClub,
  { marketing, ...cost }: MessageCost & { marketing: boolean },
): Promise<void> {
  const limitedMonth = marketing ? creditMonth(chain.timeZone, cost.now) : null;
  await takeCredits(trx, { ...cost, chain, to: "SPENT", reason: "message", limitedMonth });
}

/** Gives back what a message took that was never sent, to the month it was taken in. */
export async function returnCredits(trx: Transaction<DB>, chain: CreditClub, cost: MessageCost): Promise<void> {
  const taken = await trx
    .selectFrom("sms_entry")
    .select("limited_month")
    .where("message_id", "=", cost.messageId)
    .where("to_account", "=", "SPENT")
    .executeTakeFirst();
  const limitedMonth = taken?.limited_month ?? null;
  await giveBackCredits(trx, { ...cost, chain, to: "SPENT", reason: "not-sent", limitedMonth });
}
