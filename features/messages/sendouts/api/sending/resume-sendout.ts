import { sql, type Transaction, type Updateable } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { nextAsking } from "../../domain/asking-times.ts";
import type { Automatic } from "../../domain/occasions.ts";
import type { LockedSendout } from "../queries.ts";
import { readRules } from "../sendout-rules.ts";
import { automaticOf } from "../sendout-shape.ts";
import { countedAnew } from "./start-sendout.ts";

type Change = Updateable<DB["sendout"]>;

export interface Resuming {
  chain: Chain;
  now: Temporal.Instant;
  realNow: Temporal.Instant;
  /** Whether recipients beyond the credits are skipped. */
  leavesOut: boolean;
}

/** Returns an automatic sendout's next run. */
export async function nextDay(trx: Transaction<DB>, chain: Chain, { at }: Automatic, now: Temporal.Instant) {
  const { quiet } = await readRules(trx);
  return nextAsking(now, { at: Temporal.PlainTime.from(at), quiet, zone: chain.timeZone });
}

/** Gives deferred mail a full day of retries again, because the provider may have caused all of the delay. */
const offerAnew = (trx: Transaction<DB>, sendoutId: number) =>
  trx
    .updateTable("sendout_recipient")
    .set({ deferred_since: null })
    .where("sendout_id", "=", sendoutId)
    .where("state", "=", sql.lit("WAITING"))
    .where("due_at", "is not", null)
    .where("deferred_since", "is not", null)
    .execute();

/** Resumes the sendout where it stopped; one without chosen recipients starts over. */
export async function resume(trx: Transaction<DB>, request: Resuming, lockedSendout: LockedSendout): Promise<Change> {
  const anew = { failures: 0, wakes_at: null, waits_for: null, told_pause: null };
  await offerAnew(trx, lockedSendout.id);
  const automatic = automaticOf(lockedSendout);
  if (automatic) {
    const waits = trx
      .selectFrom("sendout_count")
      .select("medium")
      .where("sendout_id", "=", lockedSendout.id)
      .where("waiting", ">", 0);
    // Recipients who were due at the pause do not wait for another day.
    const isHalfWay = (await waits.executeTakeFirst()) !== undefined;
    return {
      ...anew,
      ...(await countedAnew(trx, lockedSendout.id)),
      asked_at: request.now,
      send_at: isHalfWay ? request.now : await nextDay(trx, request.chain, automatic, request.now),
    };
  }
  if (!lockedSendout.frozen_at)
    return { ...anew, asked_at: request.now, leaves_out: lockedSendout.leaves_out || request.leavesOut };
  return { ...anew, going_since: request.realNow, ...(await countedAnew(trx, lockedSendout.id)) };
}
