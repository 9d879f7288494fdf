import type { Writing } from "#features/loyalty/points/api/write-account.ts";
import type { VisitPlan } from "../../domain/plan-visit.ts";
import type { VisitRows } from "./read-visits.ts";

/** A visit as stored. */
export interface Visit extends Writing {
  id: number;
  registrationKey: string;
  locationId: number;
  accountId: number;
  purchasedAt: Temporal.Instant;
  purchasedOn: Temporal.PlainDate;
  /** The arrival of a visit that a till queued without a network; null for a visit registered at once. */
  receivedAt: Temporal.Instant | null;
}

/** A visit with its plan. */
export interface DecidedVisit {
  visit: Visit;
  plan: VisitPlan;
  rows: VisitRows;
  categoryIds: number[];
  /** The balance in the till's answer, for a purchase whose row must be able to repeat the answer. */
  answered: { points: number; owed: number } | null;
}
