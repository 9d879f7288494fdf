import { type Kysely, sql, type Transaction } from "kysely";
import { pageSize } from "#packages/domain/limits.ts";
import type { Build } from "#packages/server/db/build.ts";
import { nameOrder } from "#packages/server/db/sorted.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Cursor } from "#packages/server/request/paging.ts";
import { type DeliveryState, type LoggedType, testType } from "../domain/webhooks.ts";
import type { DueEndpoint, Share } from "./choose-endpoints.ts";

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

interface Told {
  delivered: number;
  waiting: number;
  failed: number;
  last_tried_at: At | null;
}

/**
 * Selects the endpoints of a club's merchants, the first created first, with their delivery counts: each log is scanned
 * once in its index.
 */
export function selectEndpoints(db: Build, chainId: number) {
  return db
    .selectFrom("webhook_endpoint")
    .innerJoinLateral(
      sql<Told>`(select count(*) filter (where one.state = 'DELIVERED')::int as delivered,
        count(*) filter (where one.state = 'WAITING')::int as waiting,
        count(*) filter (where one.state = 'FAILED')::int as failed, max(one.tried_at) as last_tried_at
        from webhook_delivery one
        where one.chain_id = ${chainId} and one.endpoint_id = webhook_endpoint.id)`.as("told"),
      (join) => join.onTrue(),
    )
    .select(endpointFields)
    .select(["delivered", "waiting", "failed", "last_tried_at"])
    .select(
      sql<{ id: number; name: string }[] | null>`case when location_ids is not null then
        (select coalesce(jsonb_agg(jsonb_build_object('id', place.id, 'name', place.name) order by ${nameOrder("place.name")}), '[]')
          from location place where place.chain_id = ${chainId} and place.id = any(location_ids)) end`.as("places"),
    )
    .where("chain_id", "=", chainId)
    .where("listening_until", "is", null)
    .orderBy("id");
}

export type EndpointRow = Awaited<ReturnType<ReturnType<typeof selectEndpoints>["execute"]>>[number];

/** Selects one endpoint's deliveries, the latest first. */
export function selectDeliveries(
  db: Build,
  endpointId: number,
  { state, event }: { state?: DeliveryState | undefined; event?: LoggedType | undefined },
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
    .$if(event !== undefined, (q) => q.where("event.type", "=", event ?? testType))
    .$if(after !== null, (q) => q.where("delivery.id", "<", Number(after?.[0])))
    .orderBy("delivery.id", "desc")
    .limit(pageSize + 1);
}

export type DeliveryRow = Awaited<ReturnType<ReturnType<typeof selectDeliveries>["execute"]>>[number];

/** The condition that a delivery named `due` may be sent now, as in the index of pending deliveries. */
const isDue = (now: At) => sql`due.state = 'WAITING' and coalesce(due.next_at, '-infinity') <= ${now}
  and (due.claimed_until is null or due.claimed_until <= ${now})`;

/**
 * Selects endpoints with due deliveries, without locks. Looks up the first pending delivery of each enabled endpoint in
 * the index. The cost thus depends on the number of endpoints, not of deliveries; disabled ones cost nothing.
 */
export function selectDueEndpoints(db: Kysely<DB>, now: At) {
  return sql<DueEndpoint>`select chain.company_id, aim.chain_id, aim.id, aim.failing_since is not null as failing
      from webhook_endpoint aim
      join chain on chain.id = aim.chain_id and chain.frozen_at is null
    where aim.state = 'ACTIVE' and exists (select from webhook_delivery due
      where due.chain_id = aim.chain_id and due.endpoint_id = aim.id and ${isDue(now)})`.execute(db);
}

/** The lifetime of a claim: longer than an attempt's deadline, so that only a hanging or dead worker loses it. */
export const claimSeconds = 60;

/** Claims due deliveries of an endpoint. For the platform's role, which can read the secrets. */
export function claimDue(trx: Transaction<DB>, { chain_id: chainId, id, size }: Share, now: At) {
  const until = now.add({ seconds: claimSeconds });
  return sql<ClaimedRow>`update webhook_delivery delivery
    set claimed_until = ${until}, tried_at = ${now}, attempts = delivery.attempts + 1
    from webhook_endpoint endpoint, webhook_event event
    where delivery.chain_id = ${chainId} and delivery.id = any(array(select due.id from webhook_delivery due
        where due.chain_id = ${chainId} and due.endpoint_id = ${id} and ${isDue(now)}
        order by coalesce(due.next_at, '-infinity'), due.id limit ${size} for update of due skip locked))
      and endpoint.chain_id = delivery.chain_id and endpoint.id = delivery.endpoint_id and endpoint.state = 'ACTIVE'
      and event.chain_id = delivery.chain_id and event.id = delivery.event_id
    returning delivery.chain_id, delivery.id, delivery.endpoint_id, delivery.event_id, delivery.attempts,
      delivery.claimed_until, endpoint.url, endpoint.secret, endpoint.previous_secret, endpoint.previous_until, event.type,
      event.thing, event.occurred_at, event.body`.execute(trx);
}

/** Releases a claim whose attempt was cancelled before the answer: the attempt does not count. */
export function releaseClaim(db: Kysely<DB>, { chain_id, id, attempts, claimed_until }: ClaimedRow) {
  return db
    .updateTable("webhook_delivery")
    .set({ claimed_until: null, attempts: attempts - 1 })
    .where("chain_id", "=", chain_id)
    .where("id", "=", id)
    .where("claimed_until", "=", claimed_until)
    .execute();
}

export interface ClaimedRow {
  chain_id: number;
  id: number;
  endpoint_id: number;
  event_id: string;
  attempts: number;
  /** Distinguishes this claim from a later one of the same delivery. */
  claimed_until: At;
  url: string;
  secret: Buffer;
  previous_secret: Buffer | null;
  previous_until: At | null;
  type: string;
  thing: string;
  occurred_at: At;
  body: string | null;
}
