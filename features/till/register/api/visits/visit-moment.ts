import { selectDeviceAt } from "#features/till/devices/api/queries.ts";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { type ClubDay, clubDay } from "#packages/domain/club/club-day.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { queuedVisit } from "../../domain/queued-visit.ts";

/** The moment by which a visit is decided and stored. */
export interface VisitMoment {
  /** On the club's clock. */
  at: Temporal.Instant;
  /** The club's day at the visit. */
  day: ClubDay;
  /** On the server's clock, which judges card codes. */
  realAt: Temporal.Instant;
  /** The arrival of a queued visit on the club's clock; null for a visit now. */
  receivedAt: Temporal.Instant | null;
}

type Visiting = Pick<Call<"registerPurchase">, "chain" | "actor" | "day" | "now" | "realNow"> & {
  body: Pick<Call<"registerPurchase">["body"], "queued" | "pointOfSaleId">;
};

/** Returns the moment of a visit that arrives later. Refuses VISIT_TOO_OLD and VISIT_IN_FUTURE. */
export function earlierMoment(
  { chain, now, realNow }: Pick<Visiting, "chain" | "now" | "realNow">,
  visitedAt: Temporal.Instant,
): VisitMoment {
  const visit = queuedVisit(visitedAt, realNow);
  if (!visit.ok) return refuse(visit.reason);
  const at = chainNow(visit.at, chain);
  return { at, day: clubDay(chain, at), realAt: visit.at, receivedAt: now };
}

/**
 * Returns the moment of a visit: now, or the time at which an approved till queued it. Refuses VISIT_TOO_OLD,
 * VISIT_IN_FUTURE and DEVICE_NOT_APPROVED.
 */
export async function visitMoment({ db }: Services, call: Visiting): Promise<VisitMoment> {
  const { chain, actor, body, now } = call;
  if (!body.queued) return { at: now, day: call.day, realAt: call.realNow, receivedAt: null };
  const { visitedAt, device: token } = body.queued;
  const moment = earlierMoment(call, Temporal.Instant.from(visitedAt));
  const [[device]] = await db.read(chain.id, (q) => [selectDeviceAt(q, { token, locationId: body.pointOfSaleId })]);
  // A program has no till device, even if it has learnt the token of one.
  if (!device || actor.key) return refuse("DEVICE_NOT_APPROVED");
  return moment;
}
