import { sql } from "kysely";
import type { Services } from "#packages/server/request/services.ts";
import type { WebhookType } from "../domain/webhooks.ts";
import { bodyQueries } from "./event-queries.ts";

export interface StoredEvent {
  chain_id: number;
  event_id: string;
  type: string;
  thing: string;
  occurred_at: Temporal.Instant;
  body: string | null;
}

/** Returns an event's body, written at the first attempt and fixed from then on; null: nothing to send. */
export async function eventBody({ db }: Pick<Services, "db">, row: StoredEvent): Promise<string | null> {
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
