import { refuse } from "../../refusal.ts";
import { planVisit } from "./plan-visit.ts";
import type { VisitFacts, VisitRequest } from "./read-visit.ts";
import { type Visit, writeVisit } from "./write-visit.ts";

/** Decides a visit on what was read behind the member's lock, and says what is to be written. Refuses as `planVisit`. */
export function decideVisit(it: VisitRequest, visit: Omit<Visit, "id" | "paidOre" | "discountOre">, facts: VisitFacts) {
  if (!facts.member) return refuse("NOT_FOUND");
  const plan = planVisit(it, facts, visit.today);
  const { paidOre, discountOre } = plan.payment;
  const written: Visit = { ...visit, id: facts.ids.purchase, paidOre, discountOre };
  return { plan, id: written.id, writes: writeVisit(written, plan, facts, it.categoryIds) };
}
