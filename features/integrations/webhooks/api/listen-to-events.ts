import { sql, type Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { webhookTypes } from "../domain/webhooks.ts";
import { eventBody } from "./event-body.ts";
import { webhookHeaders } from "./sign-webhook.ts";

/** An endpoint of one listener gets events until this many seconds after its last renewal. */
const leaseSeconds = 60;
const renewEverySeconds = 20;

export interface HeardEvent {
  id: string;
  type: string;
  body: string;
  /** The headers of a delivery, signed with the listener's secret. */
  headers: Record<string, string>;
}

export interface Listener {
  /** Returns the events since the last call, in the order of the acts. */
  next(): Promise<HeardEvent[]>;
  /** Removes the endpoint, so that no further events are written for it. */
  stop(): Promise<void>;
}

const lease = (now: Temporal.Instant) => now.add({ seconds: leaseSeconds });

/** Adds the endpoint in the name of a merchant, and removes those of listeners that ended without a stop. */
async function addEndpoint(trx: Transaction<DB>, chain: Chain, secret: Buffer, now: Temporal.Instant) {
  await trx.deleteFrom("webhook_endpoint").where("listening_until", "<", now).execute();
  const { account_id } = await trx
    .selectFrom("company_merchant")
    .select("account_id")
    .where("company_id", "=", chain.companyId)
    .orderBy("account_id")
    .limit(1)
    .executeTakeFirstOrThrow(() => new Error("the club has no merchant"));
  const { id } = await trx
    .insertInto("webhook_endpoint")
    .values({
      chain_id: chain.id,
      url: "http://localhost/listen",
      event_types: [...webhookTypes],
      // Paused, so that no worker delivers to it.
      state: "PAUSED",
      listening_until: lease(now),
      secret,
      created_by: account_id,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes the pending deliveries away, so that each event is heard once. */
async function takeEvents(trx: Transaction<DB>, endpointId: number) {
  const deliveries = await trx
    .deleteFrom("webhook_delivery")
    .where("endpoint_id", "=", endpointId)
    .returning(["id", "event_id"])
    .execute();
  if (deliveries.length === 0) return [];
  const events = await trx
    .selectFrom("webhook_event")
    .select(["chain_id", "id as event_id", "type", "thing", "occurred_at", "body"])
    .where("id", "=", sql<string>`any(${deliveries.map(({ event_id }) => event_id)}::uuid[])`)
    .execute();
  const places = new Map(deliveries.map(({ id, event_id }) => [event_id, id]));
  return events.sort((one, other) => (places.get(one.event_id) ?? 0) - (places.get(other.event_id) ?? 0));
}

/** Starts to hear all events of a club, besides its webhooks. */
export async function listenToEvents(services: Services, chain: Chain, secret: Buffer): Promise<Listener> {
  const { db, clock } = services;
  const id = await db.inChain(chain.id, (trx) => addEndpoint(trx, chain, secret, clock()));
  let renewedAt = clock();

  async function renew(): Promise<void> {
    const now = clock();
    if (Temporal.Instant.compare(now, renewedAt.add({ seconds: renewEverySeconds })) < 0) return;
    renewedAt = now;
    await db.inChain(chain.id, (trx) =>
      trx
        .updateTable("webhook_endpoint")
        .set({ listening_until: lease(now) })
        .where("id", "=", id)
        .execute(),
    );
  }

  return {
    async next() {
      await renew();
      const heard: HeardEvent[] = [];
      for (const event of await db.inChain(chain.id, (trx) => takeEvents(trx, id))) {
        const body = await eventBody(services, event);
        // The event's member has left since, so the data is gone.
        if (body === null) continue;
        const eventId = `evt_${event.event_id}`;
        const timestamp = Math.floor(clock().epochMilliseconds / 1000);
        const headers = webhookHeaders({ id: eventId, timestamp, body }, [secret]);
        heard.push({ id: eventId, type: event.type, body, headers });
      }
      return heard;
    },
    stop: () =>
      db.inChain(chain.id, async (trx) => {
        await trx.deleteFrom("webhook_endpoint").where("id", "=", id).execute();
      }),
  };
}
