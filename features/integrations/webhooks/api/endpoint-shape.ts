import type { DeliveryRow, EndpointRow } from "./queries.ts";

const textOf = (at: Temporal.Instant | null) => at?.toString() ?? null;

/** Returns an endpoint for its merchants, never with its secret. */
export const webhookOf = (row: EndpointRow, now: Temporal.Instant) => ({
  id: row.id,
  url: row.url,
  description: row.description,
  eventTypes: row.event_types,
  pointsOfSale: row.places,
  state: row.state,
  failingSince: textOf(row.failing_since),
  formerSecretUntil:
    row.previous_until && Temporal.Instant.compare(now, row.previous_until) < 0 ? textOf(row.previous_until) : null,
  createdAt: row.created_at.toString(),
  counts: { delivered: row.delivered, waiting: row.waiting, failed: row.failed },
  lastTriedAt: textOf(row.last_tried_at),
});

export const deliveryOf = (row: DeliveryRow) => ({
  id: row.id,
  eventId: `evt_${row.event_id}`,
  type: row.type,
  occurredAt: row.occurred_at.toString(),
  state: row.state,
  attempts: row.attempts,
  triedAt: textOf(row.tried_at),
  nextAt: textOf(row.next_at),
  status: row.answer_status,
  answer: row.answer,
  tookMs: row.took_ms,
  body: row.body,
});
