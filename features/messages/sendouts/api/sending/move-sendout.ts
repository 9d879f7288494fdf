import { setTimeout as wait } from "node:timers/promises";
import { sql, type Transaction } from "kysely";
import { selectSmsAccount } from "#features/messages/sms/api/queries.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import { linkKey } from "#packages/server/messaging/link-key.ts";
import { restOf } from "../../domain/sendout-rest.ts";
import type { SendoutWait } from "../../domain/sendout-states.ts";
import { quietUntil } from "../../domain/sendout-times.ts";
import type { LockedSendout } from "../queries.ts";
import { type PreparedMessages, prepareMessages } from "../sendout-messages/write-messages.ts";
import { readRules } from "../sendout-rules.ts";
import { beginSendout, type Moving, momentOf, pause } from "./begin-sendout.ts";
import { cancelSome } from "./cancel-recipients.ts";
import { beginning, type Claim, claimBatch, leaseSeconds, releaseLost } from "./claim-batch.ts";
import type { LanePosition } from "./job-kinds.ts";
import { sendBatch } from "./send-batch.ts";
import { type HandingOver, type Outcome, sendToMember } from "./send-to-member.ts";
import { type Settled, settleBatch } from "./settle-batch.ts";
import { pauseAfter, restAfter, waitAfter } from "./troubles.ts";

/** The number of messages in a claim, all of which may be sent twice after a crash. */
const batchSize = 100;
/** The maximum number of messages without an answer while the next batches are sent. */
const lateAtMost = 60;
/**
 * No message is started this long after its claim: a provider answers within fifteen seconds, before the lease ends.
 */
const beginsWithinMs = (leaseSeconds / 3) * 1000;

type Batch = { claim: Claim; sendout: LockedSendout };
type Step = Batch | { after: LanePosition } | "STOP";

/**
 * Decides the next step. The state is read before each batch, so that a pause, a cancellation and quiet hours apply
 * from the next one on.
 */
async function nextStep(moving: Moving, after: LanePosition): Promise<Step> {
  const { services, chain, sendoutId } = moving;
  const now = momentOf(moving);
  return services.db.inChain(chain.id, async (trx) => {
    const sendout = await trx.selectFrom("sendout").selectAll().where("id", "=", sendoutId).executeTakeFirst();
    if (sendout?.state === "CANCELLED") {
      const next = await cancelSome(trx, chain, { sendoutId, after, now });
      return next ? { after: next } : "STOP";
    }
    if (sendout?.state !== "SENDING") return "STOP";
    const realNow = services.clock();
    if (sendout.wakes_at && Temporal.Instant.compare(sendout.wakes_at, realNow) > 0) return "STOP";
    const { quiet, cap } = await readRules(trx);
    const wakes = quietUntil(quiet, now, chain.timeZone);
    if (wakes) return postpone(trx, sendoutId, "QUIET_HOURS", realNow.add(now.until(wakes)));
    const { today } = clubDay(chain, now);
    const isAutomatic = sendout.automatic !== null;
    const claim = await claimBatch(trx, chain, { sendoutId, isAutomatic, after, size: batchSize, cap, now, today });
    if (claim) return { claim, sendout };
    return after.memberId > 0 ? { after: beginning } : finish(trx, moving, sendout, now);
  });
}

/** Stores why and until when the sendout waits, by the server's clock. */
async function postpone(trx: Transaction<DB>, id: number, why: SendoutWait, until: Temporal.Instant): Promise<"STOP"> {
  await trx.updateTable("sendout").set({ wakes_at: until, waits_for: why }).where("id", "=", id).execute();
  return "STOP";
}

const whoWaits = (trx: Transaction<DB>, sendoutId: number, now: Temporal.Instant) =>
  trx
    .selectFrom("sendout_recipient")
    .select((query) =>
      query
        .selectFrom("sendout_count as kept")
        .select(sql<number>`coalesce(sum(kept.waiting), 0)::int`.as("waiting"))
        .where("kept.chain_id", "=", thisChain)
        .where("kept.sendout_id", "=", sendoutId)
        .$asScalar()
        .$notNull()
        .as("waiting"),
    )
    .select([
      sql<number>`count(*)::int`.as("later"),
      sql<Temporal.Instant | null>`min(due_at)`.as("next"),
      sql<Temporal.Instant | null>`min(due_at) filter (where deferred_since is not null)`.as("nextDeferred"),
    ])
    .where("sendout_id", "=", sendoutId)
    .where("state", "=", sql.lit("WAITING"))
    .where("due_at", ">", now)
    .executeTakeFirstOrThrow();

/** Ends the sendout, or lets it wait when no pending recipient may get a message now. */
async function finish(trx: Transaction<DB>, moving: Moving, sendout: LockedSendout, now: Temporal.Instant) {
  const { id, send_at } = sendout;
  const automatic = sendout.automatic !== null;
  const next = restOf(await whoWaits(trx, id, now), { automatic, asksNext: send_at });
  if (next === "DONE") {
    const finalState = automatic ? ({ state: "SCHEDULED" } as const) : ({ state: "SENT", done_at: now } as const);
    await trx.updateTable("sendout").set(finalState).where("id", "=", id).where("state", "=", "SENDING").execute();
  } else if (next !== "HELD") await postpone(trx, id, next.for, moving.services.clock().add(now.until(next.until)));
  return "STOP" as const;
}

/** Settles late messages of a batch one by one, while the next batches are sent. */
async function settleLate(moving: Moving, { claim }: Batch, late: Promise<Settled>): Promise<void> {
  const { services, chain, sendoutId } = moving;
  const settled = [await late];
  await services.db.inChain(chain.id, (trx) =>
    settleBatch(trx, chain, { sendoutId, claim, settled, now: momentOf(moving) }),
  );
}

interface Worked {
  goesOn: boolean;
  /** Unanswered messages of the batch; each promise ends when its message is settled. */
  late: Promise<void>[];
}

/** Sends a batch and settles it. Messages that could not start in time, or were not accepted, become pending again. */
async function work(handing: HandingOver, batch: Batch, startedAt: number): Promise<Worked> {
  const { claim, sendout } = batch;
  const { services, chain, sendoutId } = handing;
  const { prompt: settled, late } = await sendBatch(claim, async (to): Promise<Outcome> => {
    const until = claim.capped.get(to.member_id);
    if (until && !to.reason) return { state: "WAITING", until };
    if (performance.now() - startedAt > beginsWithinMs) return { state: "WAITING", until: null };
    return sendToMember(handing, to);
  });
  const now = momentOf(handing);
  const trouble = pauseAfter(
    settled.map(({ outcome }) => outcome),
    sendout.failures,
  );
  await services.db.inChain(chain.id, async (trx) => {
    await settleBatch(trx, chain, { sendoutId, claim, settled, now });
    if (trouble.failures !== sendout.failures) {
      const wakes_at = trouble.failures > 0 ? services.clock().add({ seconds: waitAfter(trouble.failures) }) : null;
      await trx
        .updateTable("sendout")
        .set({ failures: trouble.failures, wakes_at, waits_for: wakes_at && "PROVIDER" })
        .where("id", "=", sendoutId)
        .execute();
    }
    if (trouble.reason) await pause(trx, sendoutId, trouble.reason);
  });
  return {
    goesOn: trouble.reason === null && (trouble.failures === 0 || trouble.failures === sendout.failures),
    late: late.map((each) => settleLate(handing, batch, each)),
  };
}

/** Tracks messages without an answer while the next batches are sent. */
function createLateMessages() {
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  async function follow(each: Promise<void>): Promise<void> {
    await each.catch((error: unknown) => void failures.push(error));
    underWay.delete(each);
  }
  return {
    add(all: readonly Promise<void>[]): void {
      for (const task of all) {
        underWay.add(task);
        void follow(task);
      }
    },
    count: () => underWay.size,
    /** Rejects when a late message could not be settled, so that the job is retried. */
    async settled(): Promise<void> {
      await Promise.allSettled(underWay);
      if (failures.length > 0) throw failures[0];
    },
  };
}

async function openHanding(moving: Moving, sendout: LockedSendout): Promise<HandingOver> {
  const { services, chain } = moving;
  const [[account], [taken]] = await services.db.read(chain.id, (q) => [
    selectSmsAccount(q),
    q.selectFrom("sendout_count").select("sent").where("sendout_id", "=", sendout.id).where("medium", "=", "EMAIL"),
  ]);
  const prepared: PreparedMessages = await prepareMessages(services, chain, sendout);
  const sender = sendout.sender_name || account?.sender_name || services.config.sms.sender;
  return {
    ...moving,
    prepared,
    key: await linkKey(services.db, chain.id),
    madeAt: sendout.created_at,
    sender,
    letters: new Map(),
    sentBefore: (taken?.sent ?? 0) > 0,
  };
}

/**
 * Sends batches until none remains, or until `until`, and then returns the position for the next job. Several jobs may
 * send one sendout concurrently.
 */
export async function moveSendout(moving: Moving, until: number, from = beginning): Promise<LanePosition | null> {
  if (!(await beginSendout(moving)) && !(await isCancelled(moving))) return null;
  await moving.services.db.inChain(moving.chain.id, (trx) => releaseLost(trx, moving.sendoutId).execute());
  const late = createLateMessages();
  try {
    return await moveBatches(moving, until, from, late);
  } finally {
    await late.settled();
  }
}

async function moveBatches(
  moving: Moving,
  until: number,
  from: LanePosition,
  late: ReturnType<typeof createLateMessages>,
): Promise<LanePosition | null> {
  let after = from;
  let handing: HandingOver | null = null;
  while (performance.now() < until) {
    const startedAt = performance.now();
    const { count } = moving.services.requests;
    const step = await nextStep(moving, after);
    if (step === "STOP") {
      if (late.count() === 0) return null;
      // Waits for the last messages, because they decide whether the sendout is done.
      await late.settled();
      continue;
    }
    if ("after" in step) {
      after = step.after;
      continue;
    }
    handing ??= await openHanding(moving, step.sendout);
    after = step.claim.last;
    const worked = await work(handing, step, startedAt);
    late.add(worked.late);
    if (!worked.goesOn) return null;
    if (late.count() > lateAtMost) await late.settled();
    const rested = performance.now();
    const restMs = restAfter(rested - startedAt, moving.services.requests.count - count);
    await wait(Math.min(restMs, Math.max(until - rested, 0)));
  }
  return after;
}

async function isCancelled({ services, chain, sendoutId }: Moving): Promise<boolean> {
  const [[row]] = await services.db.read(chain.id, (q) => [
    q.selectFrom("sendout").select("state").where("id", "=", sendoutId),
  ]);
  return row?.state === "CANCELLED";
}
