import type { impersonationRoutes } from "@stammis/contract/impersonation/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { endOwnImpersonation } from "../auth/end-impersonation.ts";
import { allowSupportChanges } from "./allow-support-changes.ts";
import { listImpersonations } from "./list-impersonations.ts";
import { startImpersonation } from "./start-impersonation.ts";

export const impersonationHandlers = (services: Services): Handlers<typeof impersonationRoutes> => ({
  startImpersonation: (call) => startImpersonation(services, call),
  endImpersonation: (call) => endOwnImpersonation(services, call.actor, call.realNow),
  listImpersonations: (call) => listImpersonations(services, call),
  allowSupportChanges: (call) => allowSupportChanges(services, call),
});
