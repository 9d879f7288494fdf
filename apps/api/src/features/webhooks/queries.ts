import type { DeliveryState } from "@stammis/domain/integrations/webhooks";
import { pageSize } from "@stammis/domain/limits";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Build } from "../../db/build.ts";
import type { DB } from "../../db/types.ts";
import type { Cursor } from "../../request/paging.ts";

type At = Temporal.Instant;
const endpointFields = [
  "id",
  "url",
  "description",
  "event_types",
  "state",
  "failing_since",
  "previous_until",
  "created_at",
] as const;

/** A club's endpoints, the first made first, with how their deliveries went. */
export function selectEndpoints(db: Build, chainId: number) {
  const counted = (state: string) =>
    sql<number>`(select count(*)::int from webhook_delivery one where one.chain_id = ${chainId}
      and one.endpoint_id = webhook_endpoint.id and one.state = ${state})`;
  return db
    .selectFrom("webhook_endpoint")
    .select(endpointFields)
    .select(
      sql<{ id: number; name: string }[] | null>`case when location_ids is not null then
        (select coalesce(jsonb_agg(jsonb_build_object('id', place.id, 'name', place.name) order by place.name), '[]')
          from location place where place.chain_id = ${chainId} and place.id = any(location_ids)) end`.as("places"),
    )
    .where("chain_id", "=", chainId)
    .select([counted("DELIVERED").as("delivered"), counted("WAITING").as("waiting"), counted("FAILED").as("failed")])
    .select(
      sql<At | null>`(select max(tried_at) from webhook_delivery one where one.chain_id = ${chainId}
        and one.endpoint_id = webhook_endpoint.id)`.as("last_tried_at"),
    )
    .orderBy("id");
}

export type EndpointRow = Awaited<ReturnType<ReturnType<typeof selectEndpoints>["execute"]>>[number];

/** One endpoint's deliveries, the latest first. */
export function selectDeliveries(
  db: Build,
  endpointId: number,
  state: DeliveryState | undefined,
  after: Cursor | null,
) {
  return db
    .selectFrom("webhook_delivery as delivery")
    .innerJoin("webhook_event as event", (join) =>
      join.onRef("event.chain_id", "=", "delivery.chain_id").onRef("event.id", "=", "delivery.event_id"),
    )
    .select(["delivery.id", "event.id as event_id", "event.type", "event.occurred_at", "event.body"])
    .select(["delivery.state", "attempts", "tried_at", "next_at", "answer_status", "answer", "took_ms"])
    .where("delivery.endpoint_id", "=", endpointId)
    .$if(state !== undefined, (q) => q.where("delivery.state", "=", state ?? "WAITING"))
    .$if(after !== null, (q) => q.where("delivery.id", "<", Number(after?.[0])))
    .orderBy("delivery.id", "desc")
    .limit(pageSize + 1);
}

export type DeliveryRow = Awaited<ReturnType<ReturnType<typeof selectDeliveries>["execute"]>>[number];

/** What may be handed over now, of a delivery `due` to its endpoint `aim`. */
const isDue = (now: At) => sql`due.state = 'WAITING' and aim.state = 'ACTIVE'
  and (due.next_at is null or due.next_at <= ${now}) and (due.claimed_until is null or due.claimed_until <= ${now})`;

/** The clubs of the `size` deliveries that have been due the longest; holds nothing. */
export function selectDueClubs(db: Kysely<DB>, now: At, size: number) {
  return sql<{ chain_id: number }>`select distinct chain_id from (
    select due.chain_id from webhook_delivery due
      join webhook_endpoint aim on aim.chain_id = due.chain_id and aim.id = due.endpoint_id
      join chain on chain.id = due.chain_id and chain.frozen_at is null
    where ${isDue(now)} order by due.next_at nulls first, due.id limit ${size}) as oldest`.execute(db);
}

/**
 * Takes some of what is due in a club, for a minute: whoever takes it and dies leaves it to the next. For the platform's
 * role, which may read the secrets.
 */
export function claimDue(trx: Transaction<DB>, chainId: number, now: At, size: number) {
  return sql<ClaimedRow>`update webhook_delivery delivery set claimed_until = ${now.add({ minutes: 1 })}, tried_at = ${now},
      attempts = delivery.attempts + 1
    from webhook_endpoint endpoint, webhook_event event
    where delivery.chain_id = ${chainId} and delivery.id in (select due.id from webhook_delivery due
        join webhook_endpoint aim on aim.chain_id = due.chain_id and aim.id = due.endpoint_id
        where due.chain_id = ${chainId} and ${isDue(now)}
        order by due.next_at nulls first, due.id limit ${size} for update of due skip locked)
      and endpoint.chain_id = delivery.chain_id and endpoint.id = delivery.endpoint_id
      and event.chain_id = delivery.chain_id and event.id = delivery.event_id
    returning delivery.chain_id, delivery.id, delivery.endpoint_id, delivery.event_id, delivery.attempts, endpoint.url,
      endpoint.secret, endpoint.previous_secret, endpoint.previous_until, event.type, event.thing, event.occurred_at,
      event.body`.execute(trx);
}

export interface ClaimedRow {
  chain_id: number;
  id: number;
  endpoint_id: number;
  event_id: string;
  attempts: number;
  url: string;
  secret: Buffer;
  previous_secret: Buffer | null;
  previous_until: At | null;
  type: string;
  thing: string;
  occurred_at: At;
  body: string | null;
}
