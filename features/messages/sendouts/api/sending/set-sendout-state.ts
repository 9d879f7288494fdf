import type { Transaction, Updateable } from "kysely";
import type { TrailAct } from "#packages/domain/acts.ts";
import type { Batch } from "#packages/server/db/database.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkSendout } from "../../domain/check-sendout.ts";
import { reachesNobody } from "../../domain/reaches-nobody.ts";
import { type SendoutAct, stateAfter } from "../../domain/sendout-states.ts";
import { type LockedSendout, lockSendout } from "../queries.ts";
import { readNamed } from "../read-named.ts";
import { readSendout } from "../save-sendout.ts";
import { readReach } from "../sendout-reach/get-reach.ts";
import { automaticOf, awaitsApproval, emailOf, mediaOf, progressOf, smsOf } from "../sendout-shape.ts";
import { askForApproval } from "./ask-for-approval.ts";
import { enqueueSendout } from "./move-later.ts";
import { nextDay, resume } from "./resume-sendout.ts";

type Asking = Pick<Call<"setSendoutState">, "chain" | "actor" | "params" | "body" | "now" | "realNow">;
type Change = Updateable<DB["sendout"]>;

const trail: Record<SendoutAct, TrailAct> = {
  START: "start-sendout",
  APPROVE: "approve-sendout",
  DRAW_BACK: "draw-back-sendout",
  PAUSE: "pause-sendout",
  RESUME: "resume-sendout",
  CANCEL: "cancel-sendout",
};

const unapproved = { approved_by: null, approved_at: null, approved_of: null };

/** Checks the content and reach that a sendout needs before its start. */
async function start(
  trx: Transaction<DB>,
  batch: Batch,
  services: Services,
  call: Asking,
  lockedSendout: LockedSendout,
): Promise<Change> {
  const { chain, actor, now, body } = call;
  const fields = {
    name: lockedSendout.name,
    media: mediaOf(lockedSendout),
    sms: smsOf(lockedSendout),
    email: emailOf(lockedSendout),
    senderName: lockedSendout.sender_name,
    heldOutPercent: lockedSendout.held_out_percent,
  };
  const { problems, missing } = checkSendout(fields, lockedSendout.language);
  const named = await readNamed(trx, chain, lockedSendout, now);
  refuseFields({ ...missing, ...problems, ...named.problems });
  const automatic = automaticOf(lockedSendout);
  if (!automatic && lockedSendout.send_at && Temporal.Instant.compare(lockedSendout.send_at, now) < 0)
    refuseFields({ sendAt: "TIME_PASSED" });
  const { media, credits, needsApproval } = await readReach(
    batch,
    { services, chain, now, starter: actor.accountId },
    lockedSendout,
  );
  const by = { started_by: actor.accountId, asked_at: now, leaves_out: body.leavesOut };
  const startFields = { ...by, ...unapproved, needs_approval: needsApproval };
  // The cost and recipients of a day are unknown in advance, so the maximum decides whether approval is needed.
  if (automatic) return { ...startFields, send_at: await nextDay(trx, chain, automatic, now) };
  if (credits?.problem && !body.leavesOut) refuse(credits.problem);
  if (reachesNobody(media)) refuse("NOBODY_REACHED");
  return startFields;
}

async function changesOf(
  trx: Transaction<DB>,
  batch: Batch,
  services: Services,
  call: Asking,
  lockedSendout: LockedSendout,
): Promise<Change> {
  const { chain, now, realNow, body } = call;
  switch (body.act) {
    case "START":
      return start(trx, batch, services, call, lockedSendout);
    case "APPROVE":
      if (lockedSendout.started_by === call.actor.accountId) return refuse("OWN_REQUEST");
      return {
        approved_by: call.actor.accountId,
        approved_at: call.now,
        approved_of: (await readNamed(trx, call.chain, lockedSendout, call.now)).digest,
        asked_at: call.now,
      };
    case "DRAW_BACK":
      return { started_by: null, asked_at: null, needs_approval: false, ...unapproved };
    case "PAUSE":
      return { pause_reason: "PERSON" };
    case "RESUME":
      return resume(trx, { chain, now, realNow, leavesOut: body.leavesOut }, lockedSendout);
    case "CANCEL":
      return { done_at: call.now };
  }
}

/**
 * A sendout that is withdrawn and started again unchanged sends no further letter within this time, because the first
 * links to it.
 */
const lettersEverySeconds = 60 * 60;

/** Whether the other merchants get a letter about the pending approval. */
async function isNews({ limits }: Services, { chain, actor, body }: Asking, sendout: LockedSendout): Promise<boolean> {
  if (body.act !== "START") return true;
  const { id, name, sms, email, by_sms, by_email, sender_name, automatic, held_out_percent } = sendout;
  const content = { id, name, sms, email, by_sms, by_email, sender_name, automatic, held_out_percent };
  const { selection_id: whom, campaign_id: about, send_at: at } = sendout;
  const key = JSON.stringify([chain.id, actor.accountId, { ...content, whom, about, at }]);
  return limits.isFirst("approval of a sendout", key, lettersEverySeconds);
}

/**
 * Starts, approves, withdraws, pauses, resumes or cancels a sendout; jobs do the sending. Messages being sent at this
 * moment are still sent. Refuses STATUS_NOT_ALLOWED, OWN_REQUEST, and a start with missing content.
 */
export function setSendoutState(services: Services, call: Asking) {
  return services.db.inChain(call.chain.id, (trx, { batch }) => setStateIn(trx, batch, services, call));
}

/** Does the same in the caller's transaction. */
export async function setStateIn(trx: Transaction<DB>, batch: Batch, services: Services, call: Asking) {
  const { chain, actor, params, body } = call;
  const lockedSendout = (await lockSendout(trx, params.id).executeTakeFirst()) ?? refuse("NOT_FOUND");
  const state = stateAfter(progressOf(lockedSendout), body.act) ?? refuse("STATUS_NOT_ALLOWED");
  const changes = await changesOf(trx, batch, services, call, lockedSendout);
  await trx
    .updateTable("sendout")
    .set({ pause_reason: null, ...changes, state })
    .where("id", "=", params.id)
    .execute();
  const subject = `sendout ${params.id}`;
  const detail = { from: lockedSendout.state, to: state };
  await audit(trx, chain, { accountId: actor.accountId, act: trail[body.act], subject, detail });
  const sendout = { ...lockedSendout, ...changes, state } as LockedSendout;
  if (awaitsApproval(sendout) && !awaitsApproval(lockedSendout) && (await isNews(services, call, sendout)))
    await askForApproval(trx, services, { chain, sendout });
  await enqueueSendout(trx, chain.id, params.id);
  return readSendout(trx, call, params.id);
}
