import { sql, type Transaction } from "kysely";
import { keepShort } from "#features/messages/sms/api/queries.ts";
import { reserveCredits } from "#features/messages/sms/api/reservations.ts";
import { creditProblems } from "#features/messages/sms/domain/credits.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { Refusal } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { Occasion } from "../../domain/occasions.ts";
import type { LockedSendout } from "../queries.ts";
import { anySmsEnd, smsTarget } from "../sendout-messages/write-messages.ts";
import { readChoosing } from "../sendout-reach/choose-members.ts";
import { freezeOccasions, freezeRecipients, leaveOut, waitingCredits } from "../sendout-reach/choose-recipients.ts";
import { creditsThere } from "../sendout-reach/read-credits-there.ts";
import { mediaOf } from "../sendout-shape.ts";

export interface Starting {
  services: Services;
  chain: Chain;
  /** The club's time. */
  now: Temporal.Instant;
}

/** Reserves the maximum cost of the SMS. With `leavesOut`, recipients beyond the credits are skipped. */
async function layBy(
  trx: Transaction<DB>,
  chain: Chain,
  sendout: LockedSendout,
  { now, chosenAt }: { now: Temporal.Instant; chosenAt: Temporal.Instant | null },
): Promise<void> {
  const needed = await waitingCredits(trx, sendout.id, chosenAt);
  if (sendout.leaves_out) {
    const there = await creditsThere(trx, chain, now);
    if (there < needed) await leaveOut(trx, sendout.id, there, chosenAt);
    // The starter of a single sendout knows that credits are short; for an automatic one the merchants are notified.
    if (sendout.automatic !== null && needed > 0) await keepShort(trx, there < needed ? now : null).execute();
  }
  const credits = sendout.leaves_out ? await waitingCredits(trx, sendout.id, chosenAt) : needed;
  if (credits > 0) await reserveCredits(trx, chain, { sendoutId: sendout.id, credits, now });
}

/**
 * Chooses the recipients of a sendout the caller has locked, and reserves their credits; it is then SENDING. Refuses
 * NO_SMS_CREDITS and SMS_MONTH_LIMIT, which rolls everything back.
 */
export async function startSendout(trx: Transaction<DB>, starting: Starting, sendout: LockedSendout): Promise<void> {
  const { services, chain, now } = starting;
  const end = anySmsEnd(services.config, chain, smsTarget(services.config, chain, sendout) !== null);
  const choosing = await readChoosing(trx, chain, sendout, now);
  for (const medium of mediaOf(sendout)) await freezeRecipients(trx, chain, choosing, medium, end);
  if (sendout.by_sms) await layBy(trx, chain, sendout, { now, chosenAt: null });
  await trx
    .updateTable("sendout")
    .set({
      state: "SENDING",
      frozen_at: now,
      going_since: services.clock(),
      settled_before: 0,
      failures: 0,
      wakes_at: null,
      waits_for: null,
    })
    .where("id", "=", sendout.id)
    .execute();
}

/**
 * Runs one day of an automatic sendout. Chooses members whose occasion has come, in addition to postponed ones. Stores
 * the `next` run. Recipients beyond the credits are skipped.
 */
export async function startDay(
  trx: Transaction<DB>,
  starting: Starting,
  sendout: LockedSendout,
  { occasion, next }: { occasion: Occasion; next: Temporal.Instant },
): Promise<void> {
  const { services, chain, now } = starting;
  const endOf = anySmsEnd(services.config, chain, smsTarget(services.config, chain, sendout) !== null);
  const choosing = await readChoosing(trx, chain, sendout, now);
  const { today } = clubDay(chain, now);
  // Each run has a later time than the previous one, even on a clock that does not move.
  const after = sendout.frozen_at?.add({ milliseconds: 1 });
  const chosenAt = after && Temporal.Instant.compare(after, now) > 0 ? after : now;
  for (const medium of mediaOf(sendout))
    await freezeOccasions(trx, chain, choosing, { medium, endOf, occasion, today, chosenAt });
  if (sendout.by_sms) await layBy(trx, chain, { ...sendout, leaves_out: true }, { now, chosenAt });
  const going = { going_since: services.clock(), ...(await countedAnew(trx, sendout.id)), failures: 0 };
  await trx
    .updateTable("sendout")
    .set({ ...going, state: "SENDING", frozen_at: chosenAt, wakes_at: null, waits_for: null, send_at: next })
    .where("id", "=", sendout.id)
    .execute();
}

/** Returns the columns that restart the counts of pace and bounces. */
export async function countedAnew(trx: Transaction<DB>, sendoutId: number) {
  return trx
    .selectFrom("sendout_count")
    .select(sql<number>`coalesce(sum(sent + failed), 0)::int`.as("settled_before"))
    .select(sql<number>`coalesce(sum(bounced), 0)::int`.as("bounced_before"))
    .where("sendout_id", "=", sendoutId)
    .executeTakeFirstOrThrow();
}

/** Whether an error means that there are no credits to pay with. */
export const lacksCredits = (error: unknown): boolean =>
  error instanceof Refusal && creditProblems.some((problem) => problem === error.code);
