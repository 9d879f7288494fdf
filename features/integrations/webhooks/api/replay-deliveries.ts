import { sql } from "kysely";
import type { Call } from "#packages/server/request/call.ts";
import { pageOf, readCursor } from "#packages/server/request/paging.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { testType } from "../domain/webhooks.ts";
import { deliveryOf } from "./endpoint-shape.ts";
import { selectDeliveries } from "./queries.ts";

export async function listDeliveries({ db }: Services, { chain, params, query }: Call<"listWebhookDeliveries">) {
  const [[endpoint], rows] = await db.read(chain.id, (q) => [
    q.selectFrom("webhook_endpoint").select("id").where("id", "=", params.id),
    selectDeliveries(q, params.id, query, readCursor(query.cursor, 1)),
  ]);
  if (!endpoint) return refuse("NOT_FOUND");
  const { page, nextCursor } = pageOf(rows, ({ id }) => [id]);
  return { rows: page.map(deliveryOf), nextCursor };
}

/** Sends events again under the same ids, so that a receiver that stores ids handles them once. */
export async function replayDeliveries({ db }: Services, { chain, params, body }: Call<"replayWebhook">) {
  return db.inChain(chain.id, async (trx) => {
    const endpoint = await trx
      .selectFrom("webhook_endpoint")
      .select("id")
      .where("id", "=", params.id)
      .executeTakeFirst();
    if (!endpoint) return refuse("NOT_FOUND");
    const which = trx
      .updateTable("webhook_delivery")
      .set({ state: "WAITING", attempts: 0, next_at: null, claimed_until: null })
      .where("endpoint_id", "=", params.id);
    const again =
      "deliveryId" in body
        ? which.where("id", "=", body.deliveryId)
        : which
            .$if(body.undeliveredOnly, (q) => q.where("state", "<>", "DELIVERED"))
            .where((eb) =>
              eb.exists(
                eb
                  .selectFrom("webhook_event as event")
                  .select("event.id")
                  .whereRef("event.chain_id", "=", "webhook_delivery.chain_id")
                  .whereRef("event.id", "=", "webhook_delivery.event_id")
                  .where("event.occurred_at", ">=", Temporal.Instant.from(body.since)),
              ),
            );
    const rows = await again.returning("id").execute();
    if ("deliveryId" in body && rows.length === 0) refuse("NOT_FOUND");
    return { count: rows.length };
  });
}

/** Sends a test event. */
export async function sendTest({ db }: Services, { chain, params, realNow }: Call<"testWebhook">) {
  await db.inChain(chain.id, async (trx) => {
    const endpoint = await trx
      .selectFrom("webhook_endpoint")
      .select("id")
      .where("id", "=", params.id)
      .executeTakeFirst();
    if (!endpoint) return refuse("NOT_FOUND");
    const data = { endpointId: endpoint.id, message: "It works." };
    const event = await trx
      .insertInto("webhook_event")
      .values({
        chain_id: chain.id,
        type: testType,
        thing: `webhook ${endpoint.id}`,
        body: JSON.stringify({ type: testType, timestamp: realNow.toString(), data }),
        occurred_at: sql<Temporal.Instant>`now()`,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await trx
      .insertInto("webhook_delivery")
      .values({ chain_id: chain.id, endpoint_id: endpoint.id, event_id: event.id })
      .execute();
  });
}
