import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { creditMonth } from "../domain/credits.ts";
import type { CreditClub } from "./buy-credits.ts";
import { giveBackCredits, takeCredits } from "./move-credits.ts";
import { selectSmsAccount } from "./queries.ts";

/**
 * Returns the remaining credits, locked until the transaction ends, for a message that is skipped when it cannot be
 * paid. The club's action itself continues, and members without e-mail are then not notified.
 */
export async function lockedCredits(trx: Transaction<DB>): Promise<number> {
  return (await selectSmsAccount(trx).forUpdate().executeTakeFirst())?.available ?? 0;
}

export interface MessageCost {
  messageId: number;
  /** The number of segments of the message's final text. */
  credits: number;
  /** The club's time. */
  now: Temporal.Instant;
}

/**
 * Takes a message's credits. They count in the month, whose limit stops the club's own messages. Refuses
 * NO_SMS_CREDITS, SMS_MONTH_LIMIT.
 */
export async function spendCredits(
  trx: Transaction<DB>,
  chain: CreditClub,
  cost: MessageCost & { isOwn: boolean },
): Promise<void> {
  const month = creditMonth(chain.timeZone, cost.now);
  await takeCredits(trx, { ...cost, chain, to: "SPENT", reason: "message", month });
}

/** Returns the credits of an unsent message to the month they were taken in. */
export async function returnCredits(trx: Transaction<DB>, chain: CreditClub, cost: MessageCost): Promise<void> {
  const taken = await trx
    .selectFrom("sms_entry")
    .select("limited_month")
    .where("message_id", "=", cost.messageId)
    .where("to_account", "=", "SPENT")
    .executeTakeFirst();
  const month = taken?.limited_month ?? null;
  await giveBackCredits(trx, { ...cost, chain, to: "SPENT", reason: "not-sent", month });
}
