import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { plansRoutes } from "../contract/routes.ts";
import { exportPlans } from "./export-plans.ts";
import { createPlan, listPlans, setPlan } from "./set-plans.ts";

export const plansHandlers = (services: Services): Handlers<typeof plansRoutes> => ({
  listPlans: (call) => listPlans(services, call),
  exportPlans: (call) => exportPlans(services, call),
  createPlan: (call) => createPlan(services, call),
  setPlan: (call) => setPlan(services, call),
});
