import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { sessionsRoutes } from "../contract/routes.ts";
import { logIn, logInMember } from "./log-in.ts";
import { endOtherSessions, endSession, listSessions, logOut } from "./manage-sessions.ts";
import { saveLastLocation } from "./save-last-location.ts";

/** The profile feature provides the handlers of the omitted endpoints. */
type Own = Omit<typeof sessionsRoutes, "getSession" | "updateProfile" | "getDetails" | "updateLanguage">;

export const sessionsHandlers = (services: Services): Handlers<Own> => ({
  logIn: (call) => logIn(services, call),
  logInMember: (call) => logInMember(services, call),
  logOut: (call) => logOut(services, call),
  saveLastLocation: (call) => saveLastLocation(services, call),
  listSessions: (call) => listSessions(services, call),
  endOtherSessions: (call) => endOtherSessions(services, call),
  endSession: (call) => endSession(services, call),
});
