import { settleDelivery, testType, type WebhookType } from "@stammis/domain/integrations/webhooks";
import { sql } from "kysely";
import type { Services } from "../../request/services.ts";
import { deliverBody } from "./deliver-body.ts";
import { tellings } from "./event-queries.ts";
import { type ClaimedRow, claimDue, selectDueClubs } from "./queries.ts";
import { webhookHeaders } from "./sign-webhook.ts";
import { tellMerchants } from "./tell-merchants.ts";

const atOnce = 20;

/** What an event says, written the first time it is handed over and the same from then on; null: there is nothing to tell. */
async function bodyOf({ db }: Services, row: ClaimedRow): Promise<string | null> {
  if (row.body !== null) return row.body;
  const [table = "", id] = row.thing.split(" ");
  const telling = tellings[row.type as WebhookType](row.chain_id, Number(id), table);
  const { rows } = await sql<{ data: unknown }>`${telling}`.execute(db.platform);
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
    if (turnsOff) await tellMerchants(trx, config, { chainId: row.chain_id, url: endpoint.url, state: turnsOff, now });
  });
}

/** Of what has been due the longest, a part from each club that has some. */
async function claimSome({ db, clock }: Services): Promise<ClaimedRow[]> {
  const now = clock();
  const { rows: clubs } = await selectDueClubs(db.platform, now, atOnce);
  const part = Math.ceil(atOnce / clubs.length);
  const claimed = await Promise.all(
    clubs.map(({ chain_id }) => db.platform.transaction().execute((trx) => claimDue(trx, chain_id, now, part))),
  );
  return claimed.flatMap(({ rows }) => rows);
}

/** Hands over what is due, several at once; answers how many there were. */
export async function deliverDue(services: Services): Promise<number> {
  const rows = await claimSome(services);
  const tries = await Promise.allSettled(rows.map((row) => deliver(services, row)));
  for (const each of tries) {
    if (each.status === "rejected") services.log.warn({ err: each.reason }, "a webhook was not handed over");
  }
  return rows.length;
}
