import { endOwnImpersonation } from "#features/access/sessions/api/end-impersonation.ts";
import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { impersonationRoutes } from "../contract/routes.ts";
import { allowSupportChanges } from "./allow-support-changes.ts";
import { listImpersonations } from "./list-impersonations.ts";
import { startImpersonation } from "./start-impersonation.ts";

export const impersonationHandlers = (services: Services): Handlers<typeof impersonationRoutes> => ({
  startImpersonation: (call) => startImpersonation(services, call),
  endImpersonation: (call) => endOwnImpersonation(services, call.actor, call.realNow),
  listImpersonations: (call) => listImpersonations(services, call),
  allowSupportChanges: (call) => allowSupportChanges(services, call),
});
