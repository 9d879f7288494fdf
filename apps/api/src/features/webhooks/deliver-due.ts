import { setTimeout as wait } from "node:timers/promises";
import { settleDelivery, testType, type WebhookType } from "@stammis/domain/integrations/webhooks";
import { sql } from "kysely";
import type { Services } from "../../request/services.ts";
import { chooseEndpoints, type Share, type UnderWay } from "./choose-endpoints.ts";
import { deliverBody } from "./deliver-body.ts";
import { bodyQueries } from "./event-queries.ts";
import { type ClaimedRow, claimDue, selectDueEndpoints } from "./queries.ts";
import { webhookHeaders } from "./sign-webhook.ts";
import { tellTurnedOff } from "./tell-turned-off.ts";

/** While tries wait for their answers what else has come due is looked for as often. */
const lookAgainMs = 1_000;

/** What an event says, written the first time it is handed over and the same from then on; null: there is nothing to tell. */
async function bodyOf({ db }: Services, row: ClaimedRow): Promise<string | null> {
  if (row.body !== null) return row.body;
  const [table = "", id] = row.thing.split(" ");
  const query = bodyQueries[row.type as WebhookType](row.chain_id, Number(id), table);
  const { rows } = await sql<{ data: unknown }>`${query}`.execute(db.platform);
  const [told] = rows;
  if (!told) return null;
  const body = JSON.stringify({ type: row.type, timestamp: row.occurred_at.toString(), data: told.data });
  const kept = await db.platform
    .updateTable("webhook_event")
    .set({ body: sql<string>`coalesce(body, ${body})` })
    .where("chain_id", "=", row.chain_id)
    .where("id", "=", row.event_id)
    .returning("body")
    .executeTakeFirst();
  return kept?.body ?? null;
}

async function deliver(services: Services, row: ClaimedRow): Promise<void> {
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
  const answer = await deliverBody(row.url, { body, headers, anywhere: config.webhooksAnywhere });
  await settle(services, row, answer);
}

type Answer = Awaited<ReturnType<typeof deliverBody>>;

/** Keeps what came back, and turns the endpoint off where that is due: then its merchants hear of it. */
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
    await trx
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
      .execute();
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

/** Takes what the free slots hold, each club's in a transaction of its own; one that fails keeps nobody else's waiting. */
async function claimSome({ db, clock, log }: Services, underWay: UnderWay, turns: Map<number, number>) {
  const now = clock();
  const { rows: due } = await selectDueEndpoints(db.platform, now);
  const claimOf = (shares: readonly Share[]) =>
    db.platform.transaction().execute(async (trx) => {
      const rows: ClaimedRow[] = [];
      for (const share of shares) rows.push(...(await claimDue(trx, share, now)).rows);
      return rows;
    });
  const clubs = Map.groupBy(chooseEndpoints(due, underWay, turns), ({ chain_id }) => chain_id);
  const claimed = await Promise.allSettled([...clubs.values()].map(claimOf));
  return claimed.flatMap((club) => {
    if (club.status === "fulfilled") return club.value;
    log.warn({ err: club.reason }, "a club's webhooks could not be taken");
    return [];
  });
}

/**
 * Hands over what is due until nothing is, each slot filled anew as it ends: one that waits for its answer holds up no
 * other. Answers how many there were. Once `stopping` nothing more is taken, and what is under way comes to its end.
 */
export async function deliverDue(services: Services, stopping?: AbortSignal): Promise<number> {
  const underWay = new Map<ClaimedRow, Promise<void>>();
  const turns = new Map<number, number>();
  async function hand(row: ClaimedRow): Promise<void> {
    await deliver(services, row).catch((err: unknown) => services.log.warn({ err }, "a webhook was not handed over"));
    underWay.delete(row);
  }
  let count = 0;
  try {
    for (;;) {
      const busy = [...underWay.keys()].map(({ chain_id, endpoint_id: id }) => ({ chain_id, id }));
      const rows = stopping?.aborted ? [] : await claimSome(services, busy, turns);
      for (const row of rows) underWay.set(row, hand(row));
      count += rows.length;
      if (underWay.size === 0) return count;
      await Promise.race([...underWay.values(), wait(lookAgainMs, undefined, { ref: false })]);
    }
  } finally {
    await Promise.all(underWay.values());
  }
}
