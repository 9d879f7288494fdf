import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { membershipRoutes } from "../../contract/membership/routes.ts";
import { leaveClub } from "./leave-club.ts";
import { listOwnConsents } from "./list-own-consents.ts";

export const membershipHandlers = (services: Services): Handlers<typeof membershipRoutes> => ({
  listOwnConsents: (call) => listOwnConsents(services, call),
  leaveClub: (call) => leaveClub(services, call),
});
