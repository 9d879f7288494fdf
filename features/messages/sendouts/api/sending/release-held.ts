import type { Batch } from "#packages/server/db/database.ts";
import { build } from "#packages/server/db/database.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { releaseSums, releaseTimeOf } from "../../domain/held-sendouts.ts";
import { stateAfter } from "../../domain/sendout-states.ts";
import { selectSendouts } from "../queries.ts";
import { looking, readReach } from "../sendout-reach/get-reach.ts";
import { countsOf, lacksApproval, localTime, progressOf } from "../sendout-shape.ts";
import { enqueueSendout } from "./move-later.ts";
import { resume } from "./resume-sendout.ts";

type Asking = Pick<Call<"getHeldSendouts">, "chain" | "actor" | "now">;

/**
 * Returns a held sendout with its number of messages: the pending ones, or the ones it would send if recipients were
 * chosen now.
 */
async function describe(
  batch: Batch,
  services: Services,
  { chain, actor, now }: Asking,
  row: Awaited<ReturnType<ReturnType<typeof selectSendouts>["execute"]>>[number],
) {
  const { automatic, frozen } = progressOf(row);
  const when = releaseTimeOf({ automatic, frozen, lacksApproval: lacksApproval(row), sendAt: row.send_at }, now);
  const waiting = countsOf(row).reduce((sum, each) => sum + each.waiting, 0);
  const asking = { services, chain, now, starter: row.started_by ?? actor.accountId };
  const reached = frozen || automatic ? [] : (await readReach(batch, asking, row)).media;
  return {
    id: row.id,
    name: row.name,
    when,
    sendAt: when === "AT_ITS_TIME" ? localTime(row.send_at, chain) : null,
    messages: waiting + reached.reduce((sum, each) => sum + each.reached, 0),
  };
}

/** Returns the sendouts that a restore from a backup held, and the number of messages that releasing all would send. */
export async function getHeldSendouts(services: Services, call: Call<"getHeldSendouts">) {
  const batch = looking(services, call.chain);
  const [heldRows] = await batch(
    selectSendouts(build)
      .where("state", "=", "PAUSED")
      .where("pause_reason", "=", "RESTORED")
      .orderBy("sendout.id", "desc"),
  );
  const rows = [];
  for (const row of heldRows) rows.push(await describe(batch, services, call, row));
  return { rows, ...releaseSums(rows) };
}

/** Releases the listed sendouts one by one; one whose state has changed is skipped. */
export async function releaseHeldSendouts({ db }: Services, call: Call<"releaseHeldSendouts">) {
  const { chain, actor, now, realNow, body } = call;
  return db.inChain(chain.id, async (trx) => {
    const heldRows = await trx
      .selectFrom("sendout")
      .selectAll()
      .where("id", "in", body.sendoutIds)
      .where("state", "=", "PAUSED")
      .where("pause_reason", "=", "RESTORED")
      .orderBy("id")
      .forUpdate()
      .execute();
    const sendoutIds: number[] = [];
    for (const row of heldRows) {
      const state = stateAfter(progressOf(row), "RESUME");
      if (!state) continue;
      const changes = await resume(trx, { chain, now, realNow, leavesOut: false }, row);
      await trx
        .updateTable("sendout")
        .set({ ...changes, pause_reason: null, state })
        .where("id", "=", row.id)
        .execute();
      const subject = `sendout ${row.id}`;
      const detail = { from: row.state, to: state };
      await audit(trx, chain, { accountId: actor.accountId, act: "resume-sendout", subject, detail });
      await enqueueSendout(trx, chain.id, row.id);
      sendoutIds.push(row.id);
    }
    return { sendoutIds };
  });
}
