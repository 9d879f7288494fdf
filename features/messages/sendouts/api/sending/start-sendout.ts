import { sql, type Transaction } from "kysely";
import { keepShort } from "#features/messages/sms/api/queries.ts";
import { reserveCredits } from "#features/messages/sms/api/reservations.ts";
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
  /** The club's moment. */
  now: Temporal.Instant;
}

/** Lays by the most that the SMS may cost. With `leavesOut`, recipients for whom the credits do not suffice are left out. */
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
    // Of one that somebody started they said so themselves; one that goes by itself is told of.
    if (sendout.automatic !== null && needed > 0) await keepShort(trx, there < needed ? now : null).execute();
  }
  const credits = sendout.leaves_out ? await waitingCredits(trx, sendout.id, chosenAt) : needed;
  if (credits > 0) await reserveCredits(trx, chain, { sendoutId: sendout.id, credits, now });
}

/**
 * Chooses the recipients of a sendout that the caller has locked, and lays their credits by; from then on it is
 * SENDING. Refuses NO_SMS_CREDITS and SMS_MONTH_LIMIT; then nothing of it is kept.
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
 * The same for an automatic one, each day: chooses those whose occasion has come, besides those put off on earlier
 * days, and sets when it asks `next`. Those for whom the credits do not suffice are left out.
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
  // Each asking has a later moment than the one before, on a clock that stands still, too.
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

/** Pace and bounces are counted from now on. */
export async function countedAnew(trx: Transaction<DB>, sendoutId: number) {
  return trx
    .selectFrom("sendout_count")
    .select(sql<number>`coalesce(sum(sent + failed), 0)::int`.as("settled_before"))
    .select(sql<number>`coalesce(sum(bounced), 0)::int`.as("bounced_before"))
    .where("sendout_id", "=", sendoutId)
    .executeTakeFirstOrThrow();
}

/** Whether an error says that there is nothing to pay with. */
export const lacksCredits = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === "NO_SMS_CREDITS" || error.code === "SMS_MONTH_LIMIT");
