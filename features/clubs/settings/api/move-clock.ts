import { sql, type Transaction } from "kysely";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { type ClockMove, dayOfMove, moveClock } from "../domain/sandbox-clock.ts";

/** What the clock shows, beside the server's own. */
export function clockShapeOf(chain: Chain, realNow: Temporal.Instant) {
  return { sandbox: chain.sandbox, now: chainNow(realNow, chain).toString(), realNow: realNow.toString() };
}

function readMove(body: Call<"moveChainClock">["body"]): ClockMove {
  if ("moveTo" in body) return { moveTo: Temporal.PlainDate.from(body.moveTo) };
  return { ...body, from: Temporal.PlainDate.from(body.from) };
}

/** A sendout that rests until a moment of the club's wakes by so much earlier; for a provider it waits by no club's clock. */
async function wakeEarlier(trx: Transaction<DB>, seconds: number): Promise<void> {
  await trx
    .updateTable("sendout")
    .set({ wakes_at: sql`wakes_at - make_interval(secs => ${seconds})` })
    .where("state", "in", ["SENDING", "PAUSED"])
    .where("waits_for", "in", ["QUIET_HOURS", "CAP"])
    .execute();
}

/**
 * Moves a sandbox's clock forward. Of two at once the later day wins: they take turns at the chain's row, and the one
 * that would go back is refused. Refuses NOT_A_SANDBOX, CLOCK_ONLY_FORWARD and CLOCK_TOO_FAR. Spec §3.
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
    // A second press of the same button: it is that day already.
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
