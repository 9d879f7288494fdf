import * as z from "zod";
import { billingLimits } from "#features/billing/subscriptions/domain/limits.ts";
import { date } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { shownRows } from "#packages/contract/list-shapes.ts";
import { amount, beganFrom, idParams, version } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { plansRoutes } from "./routes.ts";

const planPrice = z.object({
  from: date,
  location: amount.min(0).max(billingLimits.price).multipleOf(0.01),
  membersIncluded: z.number().int().min(0).max(billingLimits.members),
  member: amount.min(0).max(billingLimits.price).multipleOf(0.01),
});
const planFields = z.object({
  name: z.string().trim().max(textMax.offerName),
  offered: z.boolean(),
  prices: z.array(planPrice).min(1).max(billingLimits.pricesOfPlan),
});
const plan = planFields.extend({
  id: z.number(),
  version,
  /** The number of paying companies, from today on and from each day that changes it. */
  payers: z.array(z.object({ from: date, companies: z.number() })),
});

export const plansSchemas = {
  listPlans: { answer: z.array(plan) },
  exportPlans: { query: shownRows },
  createPlan: { body: planFields, answer: plan, errors: ["NAME_TAKEN", "DATE_TWICE", "DATE_IN_PAST"] },
  setPlan: {
    params: idParams,
    body: planFields.extend(beganFrom),
    answer: plan,
    errors: ["NAME_TAKEN", "DATE_TWICE", "DATE_IN_PAST", "CHANGED_MEANWHILE"],
  },
} as const satisfies Record<keyof typeof plansRoutes, Schemas>;
