import { sql, type Transaction } from "kysely";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { shiftTime } from "#packages/server/db/shift-time.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { type ClockMove, dayOfMove, moveClock } from "../domain/sandbox-clock.ts";

/** Returns the club's clock and the server's own. */
export function clockShapeOf(chain: Chain, realNow: Temporal.Instant) {
  return { sandbox: chain.sandbox, now: chainNow(realNow, chain).toString(), realNow: realNow.toString() };
}

function readMove(body: Call<"moveChainClock">["body"]): ClockMove {
  if ("moveTo" in body) return { moveTo: Temporal.PlainDate.from(body.moveTo) };
  return { ...body, from: Temporal.PlainDate.from(body.from) };
}

/**
 * Shortens the wait of sendouts that wait for a time of the club. Waits for a provider do not follow the club's clock.
 */
async function wakeEarlier(trx: Transaction<DB>, seconds: number): Promise<void> {
  await trx
    .updateTable("sendout")
    .set({ wakes_at: shiftTime(sql`wakes_at`, sql`make_interval(secs => ${-seconds})`) })
    .where("state", "in", ["SENDING", "PAUSED"])
    .where("waits_for", "in", ["QUIET_HOURS", "CAP"])
    .execute();
}

/**
 * Moves a sandbox's clock forward. Concurrent moves take turns on the chain's row; the later day wins, and a move back
 * is refused. Refuses with NOT_A_SANDBOX, CLOCK_ONLY_FORWARD or CLOCK_TOO_FAR. Spec §3.
 */
export async function moveChainClock(services: Services, { chain, actor, body, realNow }: Call<"moveChainClock">) {
  const move = readMove(body);
  const clockAhead = await services.db.inChain(chain.id, async (trx) => {
    const before = await trx
      .selectFrom("chain")
      .select(["sandbox", "clock_ahead", "time_zone"])
      .where("id", "=", chain.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const { sandbox, clock_ahead: ahead, time_zone: timeZone } = before;
    const verdict = moveClock({ sandbox, clockAhead: ahead, timeZone }, move, realNow);
    if (!verdict.ok) return refuse(verdict.reason);
    // A second click on the same button: the clock is at that day already.
    if (verdict.clockAhead === ahead) return ahead;
    await trx.updateTable("chain").set({ clock_ahead: verdict.clockAhead }).where("id", "=", chain.id).execute();
    await wakeEarlier(trx, verdict.clockAhead - ahead);
    await audit(trx, chain, {
      accountId: actor.accountId,
      act: "move-clock",
      subject: `chain ${chain.id}`,
      detail: { to: dayOfMove(move).toString(), secondsAhead: verdict.clockAhead },
    });
    return verdict.clockAhead;
  });
  services.directory.forget(chain.id);
  return clockShapeOf({ ...chain, clockAhead }, realNow);
}
