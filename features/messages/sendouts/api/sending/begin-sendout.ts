import type { Transaction } from "kysely";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import type { Batch, Trips } from "#packages/server/db/database.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Messaging } from "#packages/server/messaging/open-messaging.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { limitFor } from "../../domain/approval-limit.ts";
import { askingOf } from "../../domain/asking-times.ts";
import { dueOf } from "../../domain/sendout-times.ts";
import { type LockedSendout, lockSendout } from "../queries.ts";
import { type Named, readNamed } from "../read-named.ts";
import { readReach } from "../sendout-reach/get-reach.ts";
import { readRules } from "../sendout-rules.ts";
import { automaticOf, awaitsApproval, goesAt } from "../sendout-shape.ts";
import { askForApproval } from "./ask-for-approval.ts";
import { lacksCredits, startDay, startSendout } from "./start-sendout.ts";

export interface Moving {
  services: Services;
  messaging: Messaging;
  chain: Chain;
  sendoutId: number;
}

/** Returns the club's time. */
export const momentOf = ({ services, chain }: Moving) => chainNow(services.clock(), chain);

export async function pause(trx: Transaction<DB>, id: number, reason: NonNullable<LockedSendout["pause_reason"]>) {
  await trx
    .updateTable("sendout")
    .set({ state: "PAUSED", pause_reason: reason })
    .where("id", "=", id)
    .where("state", "in", ["SCHEDULED", "SENDING"])
    .execute();
}

/**
 * Whether the sendout needs a new approval. It reaches more members than one person may send to, or its text or
 * audience has changed since.
 */
async function needsAnotherYes(
  trx: Transaction<DB>,
  batch: Batch,
  moving: Moving,
  sendout: LockedSendout & Pick<Named, "digest">,
  now: Temporal.Instant,
): Promise<boolean> {
  const { approved_of, started_by, created_by, digest } = sendout;
  const starter = started_by ?? created_by;
  if (approved_of === digest || limitFor((await readRules(trx)).approval, starter, now) === null) return false;
  return (await readReach(batch, { ...moving, now, starter }, sendout)).needsApproval;
}

/** Returns whether an automatic sendout selects recipients now, and its next run; null for a single sendout. */
async function readDay(trx: Transaction<DB>, chain: Chain, sendout: LockedSendout, now: Temporal.Instant) {
  const automatic = automaticOf(sendout);
  if (!automatic) return null;
  const { quiet } = await readRules(trx);
  const time = { at: Temporal.PlainTime.from(automatic.at), quiet, zone: chain.timeZone };
  return { occasion: automatic.occasion, ...askingOf(sendout.send_at ?? now, now, time) };
}

/**
 * Prepares a sendout for its next message: chooses its recipients, waits, pauses or asks for approval. Returns whether
 * it can send; its recipients are then chosen.
 */
async function takeUp(trx: Transaction<DB>, { batch }: Trips, moving: Moving): Promise<boolean> {
  const { services, chain, sendoutId } = moving;
  const now = momentOf(moving);
  const sendout = await lockSendout(trx, sendoutId).executeTakeFirst();
  const isGoing = sendout?.state === "SENDING";
  if (!isGoing && (sendout?.state !== "SCHEDULED" || awaitsApproval(sendout))) return false;
  const day = isGoing ? null : await readDay(trx, chain, sendout, now);
  if (day && !day.asks) {
    await trx.updateTable("sendout").set({ send_at: day.next }).where("id", "=", sendoutId).execute();
    return false;
  }
  const due = isGoing || day ? "DUE" : dueOf(goesAt(sendout), now);
  if (due === "LATE") await pause(trx, sendoutId, "LATE");
  if (due !== "DUE") return false;
  const { problems, digest } = await readNamed(trx, chain, sendout, now);
  if (Object.keys(problems).length > 0) {
    await pause(trx, sendoutId, "OFFER");
    return false;
  }
  if (isGoing) return true;
  if (await needsAnotherYes(trx, batch, moving, { ...sendout, digest }, now)) {
    const approvalRequest = { needs_approval: true, approved_by: null, approved_at: null, approved_of: null };
    await trx.updateTable("sendout").set(approvalRequest).where("id", "=", sendoutId).execute();
    await askForApproval(trx, services, { chain, sendout });
    return false;
  }
  if (day) await startDay(trx, { services, chain, now }, sendout, day);
  else await startSendout(trx, { services, chain, now }, sendout);
  return true;
}

/**
 * Chooses recipients when the sendout is due. A late one, one without credits, or one with an unusable offer pauses for
 * a merchant. Returns whether it continues.
 */
export async function beginSendout(moving: Moving): Promise<boolean> {
  const { services, chain, sendoutId } = moving;
  try {
    return await services.db.inChain(chain.id, (trx, trips) => takeUp(trx, trips, moving));
  } catch (error) {
    if (!lacksCredits(error)) throw error;
    await services.db.inChain(chain.id, (trx) => pause(trx, sendoutId, "CREDITS"));
    return false;
  }
}
