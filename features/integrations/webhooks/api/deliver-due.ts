import { setTimeout as wait } from "node:timers/promises";
import type { Services } from "#packages/server/request/services.ts";
import { withDeadline } from "#packages/server/security/deadline.ts";
import { settleDelivery, testType } from "../domain/webhooks.ts";
import { chooseEndpoints, type DueEndpoint, type InFlight, type Share } from "./choose-endpoints.ts";
import { type Answer, deliverBody } from "./deliver-body.ts";
import { eventBody } from "./event-body.ts";
import { type ClaimedRow, claimDue, claimSeconds, releaseClaim, selectDueEndpoints } from "./queries.ts";
import { webhookHeaders } from "./sign-webhook.ts";
import { tellTurnedOff } from "./tell-turned-off.ts";

/** The interval at which new due deliveries are claimed while attempts are in flight. */
const claimEveryMs = 1_000;
/** A claimed row with its endpoint's fields, because the limits count by company. */
type Claim = ClaimedRow & Pick<DueEndpoint, "company_id" | "failing">;

async function deliver(services: Services, row: ClaimedRow, breakingOff: AbortSignal | undefined): Promise<void> {
  const { db, clock, config } = services;
  const body = await eventBody(services, row);
  if (body === null) {
    // The event's member has left since, so the data is gone.
    await db.platform
      .deleteFrom("webhook_event")
      .where("chain_id", "=", row.chain_id)
      .where("id", "=", row.event_id)
      .execute();
    return;
  }
  const now = clock();
  const former =
    row.previous_secret && row.previous_until && Temporal.Instant.compare(now, row.previous_until) < 0
      ? [row.previous_secret]
      : [];
  const timestamp = Math.floor(now.epochMilliseconds / 1000);
  const headers = webhookHeaders({ id: `evt_${row.event_id}`, timestamp, body }, [row.secret, ...former]);
  const answer = await deliverBody(row.url, {
    body,
    headers,
    anywhere: config.webhooksAnywhere,
    signal: breakingOff,
  });
  if (breakingOff?.aborted && answer.status === null) await releaseClaim(db.platform, row);
  else await settle(services, row, answer);
}

/**
 * Stores the answer, and disables the endpoint and notifies its merchants if due. Changes nothing if another worker
 * holds the expired claim, or if a merchant has replayed the event.
 */
async function settle({ db, clock, config }: Services, row: ClaimedRow, answer: Answer): Promise<void> {
  const now = clock();
  await db.inPlatform(async (trx) => {
    const endpoint = await trx
      .selectFrom("webhook_endpoint")
      .select(["failing_since", "state", "url"])
      .where("chain_id", "=", row.chain_id)
      .where("id", "=", row.endpoint_id)
      .forUpdate()
      .executeTakeFirst();
    // The endpoint was removed meanwhile with its deliveries.
    if (!endpoint) return;
    const settled = settleDelivery(answer, { attempts: row.attempts, failingSince: endpoint.failing_since }, now);
    const delivery = await trx
      .updateTable("webhook_delivery")
      .set({
        state: settled.state,
        next_at: settled.nextAt,
        claimed_until: null,
        answer_status: answer.status,
        answer: answer.text,
        took_ms: answer.tookMs,
      })
      .where("chain_id", "=", row.chain_id)
      .where("id", "=", row.id)
      .where("claimed_until", "=", row.claimed_until)
      .returning("id")
      .executeTakeFirst();
    if (!delivery) return;
    // A test delivery can only improve an endpoint's state.
    if (row.type === testType && settled.state !== "DELIVERED") return;
    const turnsOff = endpoint.state === "ACTIVE" ? settled.endpoint : null;
    await trx
      .updateTable("webhook_endpoint")
      .set({ failing_since: settled.failingSince, ...(turnsOff && { state: turnsOff }) })
      .where("chain_id", "=", row.chain_id)
      .where("id", "=", row.endpoint_id)
      .execute();
    if (turnsOff) await tellTurnedOff(trx, config, { chainId: row.chain_id, url: endpoint.url, state: turnsOff, now });
  });
}

/**
 * Claims deliveries for free slots, each club's in its own transaction, so that one club's failure does not affect
 * others.
 */
async function claimFree({ db, clock, log }: Services, inFlight: InFlight, turns: Map<number, number>) {
  const now = clock();
  const { rows: due } = await selectDueEndpoints(db.platform, now);
  const claimOf = (shares: readonly Share[]) =>
    db.inPlatform(async (trx) => {
      const claims: Claim[] = [];
      for (const share of shares) {
        const { rows } = await claimDue(trx, share, now);
        claims.push(...rows.map((row) => ({ ...row, company_id: share.company_id, failing: share.failing })));
      }
      return claims;
    });
  const clubs = Map.groupBy(chooseEndpoints(due, inFlight, turns), ({ chain_id }) => chain_id);
  const claimed = await Promise.allSettled([...clubs.values()].map(claimOf));
  return claimed.flatMap((club) => {
    if (club.status === "fulfilled") return club.value;
    log.warn({ err: club.reason }, "reading a club's due webhook deliveries failed");
    return [];
  });
}

export interface Stopping {
  /** After its abort no more deliveries are claimed. */
  signal: AbortSignal;
  /** After its abort attempts in flight are cancelled and their claims released. */
  breakingOff: AbortSignal;
}

/**
 * Delivers until nothing is due. Each slot is refilled when its attempt ends, and an attempt holds its slot no longer
 * than its claim lasts. Returns the number of attempts.
 */
export async function deliverDue(services: Services, stopping?: Stopping): Promise<number> {
  const inFlight = new Map<Claim, Promise<void>>();
  const turns = new Map<number, number>();
  async function attempt(one: Claim): Promise<void> {
    await withDeadline(claimSeconds * 1_000, () => deliver(services, one, stopping?.breakingOff)).catch(
      (err: unknown) => services.log.warn({ err }, "webhook delivery failed"),
    );
    inFlight.delete(one);
  }
  /**
   * While attempts are in flight, a short database outage must not end the loop: the loop would wait for silent
   * receivers before it returns.
   */
  const claim = (endpoints: InFlight) =>
    claimFree(services, endpoints, turns).catch((err: unknown) => {
      if (endpoints.length === 0) throw err;
      services.log.warn({ err }, "reading due webhook deliveries failed");
      return [];
    });
  let count = 0;
  try {
    for (;;) {
      const endpoints = [...inFlight.keys()].map((one) => ({ ...one, id: one.endpoint_id }));
      const claims = stopping?.signal.aborted ? [] : await claim(endpoints);
      for (const one of claims) inFlight.set(one, attempt(one));
      count += claims.length;
      // An attempt that ended during the claim still held its slot then, so the loop claims once more before it
      // returns.
      if (endpoints.length === 0 && claims.length === 0) return count;
      if (inFlight.size > 0) await Promise.race([...inFlight.values(), wait(claimEveryMs, undefined, { ref: false })]);
    }
  } finally {
    await Promise.all(inFlight.values());
  }
}
