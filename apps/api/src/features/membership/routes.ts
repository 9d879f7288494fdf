import type { membershipRoutes } from "@stammis/contract/membership/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { leaveClub } from "./leave-club.ts";
import { listOwnConsents } from "./list-own-consents.ts";

export const membershipHandlers = (services: Services): Handlers<typeof membershipRoutes> => ({
  listOwnConsents: (call) => listOwnConsents(services, call),
  leaveClub: (call) => leaveClub(services, call),
});
