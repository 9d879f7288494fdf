import type { sessionsRoutes } from "#features/access/sessions/contract/routes.ts";
import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { getDetails, getSession } from "./get-profile.ts";
import { updateLanguage, updateOwnProfile } from "./update-own-profile.ts";

/** Spec §7 "Profile". */
type ProfileEndpoint = "getSession" | "updateProfile" | "getDetails" | "updateLanguage";

export const profileHandlers = (services: Services): Handlers<Pick<typeof sessionsRoutes, ProfileEndpoint>> => ({
  getSession: (call) => getSession(services, call),
  updateProfile: (call) => updateOwnProfile(services, call),
  getDetails: (call) => getDetails(services, call),
  updateLanguage: (call) => updateLanguage(services, call),
});
