import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Services } from "#packages/server/request/services.ts";
import { withDeadline } from "#packages/server/security/deadline.ts";
import { settleDelivery, testType, type WebhookType } from "../domain/webhooks.ts";
import { chooseEndpoints, type DueEndpoint, type InFlight, type Share } from "./choose-endpoints.ts";
import { type Answer, deliverBody } from "./deliver-body.ts";
import { bodyQueries } from "./event-queries.ts";
import { type ClaimedRow, claimDue, claimSeconds, releaseClaim, selectDueEndpoints } from "./queries.ts";
import { webhookHeaders } from "./sign-webhook.ts";
import { tellTurnedOff } from "./tell-turned-off.ts";

/** While attempts are in flight, newly due deliveries are claimed as often. */
const claimEveryMs = 1_000;
/** The endpoint travels with the row: the limits count by company. */
type Claim = ClaimedRow & Pick<DueEndpoint, "company_id" | "failing">;

/** What an event says, written the first time it is handed over and the same from then on; null: there is nothing to tell. */
async function bodyOf({ db }: Services, row: ClaimedRow): Promise<string | null> {
  if (row.body !== null) return row.body;
  const [table = "", id] = row.thing.split(" ");
  const query = bodyQueries[row.type as WebhookType](row.chain_id, Number(id), table);
  const { rows } = await sql<{ data: unknown }>`${query}`.execute(db.platform);
  const [eventRow] = rows;
  if (!eventRow) return null;
  const body = JSON.stringify({ type: row.type, timestamp: row.occurred_at.toString(), data: eventRow.data });
  const storedEvent = await db.platform
    .updateTable("webhook_event")
    .set({ body: sql<string>`coalesce(body, ${body})` })
    .where("chain_id", "=", row.chain_id)
    .where("id", "=", row.event_id)
    .returning("body")
    .executeTakeFirst();
  return storedEvent?.body ?? null;
}

async function deliver(services: Services, row: ClaimedRow, breakingOff: AbortSignal | undefined): Promise<void> {
  const { db, clock, config } = services;
  const body = await bodyOf(services, row);
  if (body === null) {
    // Whom it told of has left since, and took it along.
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
 * Stores the answer, and turns the endpoint off where that is due: then its merchants are notified. Changes nothing if the
 * claim has expired and another worker holds the delivery, or if a merchant has sent the event again meanwhile.
 */
async function settle({ db, clock, config }: Services, row: ClaimedRow, answer: Answer): Promise<void> {
  const now = clock();
  await db.platform.transaction().execute(async (trx) => {
    const endpoint = await trx
      .selectFrom("webhook_endpoint")
      .select(["failing_since", "state", "url"])
      .where("chain_id", "=", row.chain_id)
      .where("id", "=", row.endpoint_id)
      .forUpdate()
      .executeTakeFirst();
    // Removed meanwhile, and its deliveries with it.
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
    // A button that tries an endpoint does not judge it, but for the better.
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

/** Claims deliveries for the free slots, each club's in its own transaction: one club's failure leaves the others' claims. */
async function claimFree({ db, clock, log }: Services, inFlight: InFlight, turns: Map<number, number>) {
  const now = clock();
  const { rows: due } = await selectDueEndpoints(db.platform, now);
  const claimOf = (shares: readonly Share[]) =>
    db.platform.transaction().execute(async (trx) => {
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
  /** From now on nothing more is claimed. */
  signal: AbortSignal;
  /** From now on attempts in flight are broken off, and their claims released. */
  breakingOff: AbortSignal;
}

/**
 * Delivers what is due until nothing is. Each slot is filled again as its attempt ends, and an attempt holds its slot no
 * longer than its claim lasts. Returns the number of attempts.
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
  /** While attempts are in flight, a database that is away for a moment must not end the loop: a silent receiver would hold it up. */
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
      // Attempts that ended during the claim held slots then: their slots are free only for the next claim.
      if (endpoints.length === 0 && claims.length === 0) return count;
      if (inFlight.size > 0) await Promise.race([...inFlight.values(), wait(claimEveryMs, undefined, { ref: false })]);
    }
  } finally {
    await Promise.all(inFlight.values());
  }
}
