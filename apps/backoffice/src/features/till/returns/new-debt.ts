import type { TillMember, TillVisit } from "../queries.ts";
import type { ReturnPlan } from "./return-plan.ts";

/** Points a return takes back that are spent already: the member owes them afterwards, beside what was owed before. */
export function newDebt(
  { takenPoints, givenPoints }: Pick<ReturnPlan, "takenPoints" | "givenPoints">,
  { pointsValidThrough: through }: Pick<TillVisit, "pointsValidThrough">,
  { clubPoints }: Pick<TillMember, "clubPoints">,
  today: Temporal.PlainDate,
): number {
  // Points that have fallen due are taken where they lie; others from what the member has, and the rest is owed.
  const fellDue = through !== null && Temporal.PlainDate.compare(Temporal.PlainDate.from(through), today) < 0;
  return fellDue ? 0 : Math.max(0, takenPoints - clubPoints - givenPoints);
}
