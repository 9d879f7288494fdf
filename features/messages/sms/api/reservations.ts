import { sql, type Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { creditMonth } from "../domain/credits.ts";
import type { CreditClub } from "./buy-credits.ts";
import { giveBackCredits, takeCredits } from "./move-credits.ts";
import { insertCreditMove } from "./queries.ts";

export interface SendoutCredits {
  sendoutId: number;
  /** The number of credits; zero does nothing. */
  credits: number;
  /** The club's time. */
  now: Temporal.Instant;
}

/**
 * Reserves credits for a sendout before it begins; a repeat reserves more. They count in the month of the reservation.
 * Refuses NO_SMS_CREDITS, SMS_MONTH_LIMIT.
 */
export async function reserveCredits(trx: Transaction<DB>, chain: CreditClub, request: SendoutCredits): Promise<void> {
  const { sendoutId, credits, now } = request;
  if (credits === 0) return;
  const month = creditMonth(chain.timeZone, now);
  const about = { chain, sendoutId, credits, now, month, isOwn: true };
  await takeCredits(trx, { ...about, to: "RESERVED", reason: "sendout" });
  await trx
    .insertInto("sms_reservation")
    .values({ chain_id: chain.id, sendout_id: sendoutId, month, credits })
    .onConflict((conflict) =>
      conflict
        .columns(["chain_id", "sendout_id", "month"])
        .doUpdateSet({ credits: sql`sms_reservation.credits + excluded.credits` }),
    )
    .execute();
}

/** Pays for a sendout's sent messages out of its reservation; a larger amount is an error. */
export async function settleCredits(trx: Transaction<DB>, chain: CreditClub, request: SendoutCredits): Promise<void> {
  const { sendoutId, now } = request;
  await holdAccount(trx, chain);
  for (const { month, credits } of await drawn(trx, request)) {
    await changeReservation(trx, { sendoutId, month })
      .set({ settled: sql`settled + ${credits}` })
      .execute();
    await trx
      .updateTable("sms_account")
      .set({ reserved: sql`reserved - ${credits}` })
      .where("chain_id", "=", chain.id)
      .execute();
    const move = {
      chainId: chain.id,
      from: "RESERVED",
      to: "SPENT",
      credits,
      reason: "sendout",
      now,
      sendoutId,
    } as const;
    await insertCreditMove(trx, move).execute();
  }
}

/** Releases reserved credits of messages that are not sent; a larger amount than remains is an error. */
export async function releaseCredits(trx: Transaction<DB>, chain: CreditClub, request: SendoutCredits): Promise<void> {
  const { sendoutId, now } = request;
  await holdAccount(trx, chain);
  for (const { month, credits } of await drawn(trx, request)) {
    await changeReservation(trx, { sendoutId, month })
      .set({ released: sql`released + ${credits}` })
      .execute();
    const move = { chain, sendoutId, credits, now, month };
    await giveBackCredits(trx, { ...move, to: "RESERVED", reason: "not-sent" });
  }
}

/** Locks the account's row before any reservation's, as taking credits does, to avoid deadlocks. */
async function holdAccount(trx: Transaction<DB>, chain: CreditClub) {
  await trx.selectFrom("sms_account").select("available").where("chain_id", "=", chain.id).forUpdate().execute();
}

function selectReservations(trx: Transaction<DB>, sendoutId: number) {
  return trx
    .selectFrom("sms_reservation")
    .select(["month", sql<number>`credits - settled - released`.as("left")])
    .where("sendout_id", "=", sendoutId)
    .orderBy("month");
}

function changeReservation(
  trx: Transaction<DB>,
  { sendoutId, month }: { sendoutId: number; month: Temporal.PlainDate },
) {
  return trx.updateTable("sms_reservation").where("sendout_id", "=", sendoutId).where("month", "=", month);
}

/** Returns the months from whose reservations the credits are taken, oldest first. */
async function drawn(trx: Transaction<DB>, { sendoutId, credits }: SendoutCredits) {
  const parts: { month: Temporal.PlainDate; credits: number }[] = [];
  let missing = credits;
  for (const { month, left: remaining } of await selectReservations(trx, sendoutId).execute()) {
    const part = Math.min(remaining, missing);
    if (part > 0) parts.push({ month, credits: part });
    missing -= part;
  }
  if (missing > 0) throw new Error(`sendout ${sendoutId} reserved ${missing} credits too few`);
  return parts;
}
