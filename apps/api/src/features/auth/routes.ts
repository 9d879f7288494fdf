import type { authRoutes } from "@stammis/contract/auth/routes";
import type { Handlers } from "../../call.ts";
import type { Services } from "../../services.ts";
import { logIn, logInMember } from "./log-in.ts";
import { endSession, listSessions, logOut } from "./manage-sessions.ts";
import { getDetails, getSession, updateLanguage, updateOwnProfile } from "./profile.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { saveLastLocation } from "./save-last-location.ts";

export const authHandlers = (services: Services): Handlers<typeof authRoutes> => ({
  logIn: (call) => logIn(services, call),
  logInMember: (call) => logInMember(services, call),
  requestPasswordReset: (call) => requestPasswordReset(services, call),
  resetPassword: (call) => resetPassword(services, call),
  logOut: (call) => logOut(services, call),
  saveLastLocation: (call) => saveLastLocation(services, call),
  getSession: (call) => getSession(services, call),
  updateProfile: (call) => updateOwnProfile(services, call),
  getDetails: (call) => getDetails(services, call),
  updateLanguage: (call) => updateLanguage(services, call),
  listSessions: (call) => listSessions(services, call),
  endSession: (call) => endSession(services, call),
});
