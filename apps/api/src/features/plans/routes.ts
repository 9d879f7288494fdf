import type { planRoutes } from "@stammis/contract/plans/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { exportPlans } from "./export-plans.ts";
import { createPlan, listPlans, setPlan } from "./set-plans.ts";

export const planHandlers = (services: Services): Handlers<typeof planRoutes> => ({
  listPlans: (call) => listPlans(services, call),
  exportPlans: (call) => exportPlans(services, call),
  createPlan: (call) => createPlan(services, call),
  setPlan: (call) => setPlan(services, call),
});
