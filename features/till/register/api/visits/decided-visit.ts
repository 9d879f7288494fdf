import type { Writing } from "#features/loyalty/points/api/write-account.ts";
import type { VisitPlan } from "../../domain/plan-visit.ts";
import type { VisitRows } from "./read-visits.ts";

/** A visit as it is written. */
export interface Visit extends Writing {
  id: number;
  registrationKey: string;
  locationId: number;
  accountId: number;
  purchasedAt: Temporal.Instant;
  purchasedOn: Temporal.PlainDate;
}

/** A visit with what it was planned to do. */
export interface DecidedVisit {
  visit: Visit;
  plan: VisitPlan;
  rows: VisitRows;
  categoryIds: number[];
  /** The account as the till was answered, where the purchase itself must be able to give the answer again. */
  answered: { points: number; owed: number } | null;
}
