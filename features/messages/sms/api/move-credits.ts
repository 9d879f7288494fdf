import { sql, type Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import { creditProblem } from "../domain/credits.ts";
import { type CreditClub, topUpIfDue } from "./buy-credits.ts";
import { type CreditMove, creditRoom, insertCreditMove, selectSmsAccount, selectSmsMonth } from "./queries.ts";

export interface Taken {
  chain: CreditClub;
  to: "SPENT" | "RESERVED";
  /** The number of credits, greater than zero. */
  credits: number;
  reason: CreditMove["reason"];
  now: Temporal.Instant;
  /** The month in which the credits count; null: none, for credits that an earlier release took. */
  month: Temporal.PlainDate | null;
  /** Whether the month's limit may refuse the credits: they pay for the club's own messages. */
  isOwn: boolean;
  messageId?: number;
  sendoutId?: number;
}

/**
 * Takes available credits: never below zero and never beyond the month's limit, because the account's row is locked
 * from here on. Tops up when the balance is below the level. Refuses NO_SMS_CREDITS, SMS_MONTH_LIMIT.
 */
export async function takeCredits(trx: Transaction<DB>, taken: Taken): Promise<void> {
  const { chain, to, credits, month, isOwn, now } = taken;
  const chainId = chain.id;
  const account = await selectSmsAccount(trx).where("chain_id", "=", chainId).forUpdate().executeTakeFirst();
  const inMonth = month && (await selectSmsMonth(trx, month).executeTakeFirst());
  const room = creditRoom(account, inMonth ?? undefined);
  const problem = creditProblem(room, { credits, isOwn });
  if (problem) refuse(problem);
  await trx
    .updateTable("sms_account")
    .set({ available: sql`available - ${credits}`, ...(to === "RESERVED" && { reserved: sql`reserved + ${credits}` }) })
    .where("chain_id", "=", chainId)
    .execute();
  if (month) await countInMonth(trx, { chainId, month, credits, within: isOwn ? room.monthLimit : null }).execute();
  await insertCreditMove(trx, { ...taken, chainId, from: "AVAILABLE", limitedMonth: month }).execute();
  await topUpIfDue(trx, chain, now);
}

interface InMonth {
  chainId: number;
  month: Temporal.PlainDate;
  credits: number;
  within: number | null;
}

function countInMonth(trx: Transaction<DB>, { chainId, ...counted }: InMonth) {
  return trx
    .insertInto("sms_month")
    .values({ chain_id: chainId, ...counted })
    .onConflict((conflict) =>
      conflict.columns(["chain_id", "month"]).doUpdateSet({
        credits: sql`sms_month.credits + excluded.credits`,
        within: sql`excluded.within`,
      }),
    );
}

/** Returns spent or reserved credits to the account, and to the month they were taken in. */
export async function giveBackCredits(
  trx: Transaction<DB>,
  { to: from, ...move }: Omit<Taken, "isOwn">,
): Promise<void> {
  const { chain, credits, month } = move;
  const chainId = chain.id;
  await trx
    .updateTable("sms_account")
    .set({
      available: sql`available + ${credits}`,
      ...(from === "RESERVED" && { reserved: sql`reserved - ${credits}` }),
    })
    .where("chain_id", "=", chainId)
    .execute();
  if (month) {
    await trx
      .updateTable("sms_month")
      .set({ credits: sql`credits - ${credits}` })
      .where("month", "=", month)
      .where("chain_id", "=", chainId)
      .execute();
  }
  await insertCreditMove(trx, { ...move, chainId, from, to: "AVAILABLE", limitedMonth: month }).execute();
}
