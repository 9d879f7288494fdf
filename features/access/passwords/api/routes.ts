import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { passwordRoutes } from "../contract/routes.ts";
import { changePassword } from "./change-password.ts";
import { getPasswordReset, renewPasswordReset } from "./renew-reset-link.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";

export const passwordHandlers = (services: Services): Handlers<typeof passwordRoutes> => ({
  requestPasswordReset: (call) => requestPasswordReset(services, call),
  getPasswordReset: (call) => getPasswordReset(services, call),
  renewPasswordReset: (call) => renewPasswordReset(services, call),
  resetPassword: (call) => resetPassword(services, call),
  changePassword: (call) => changePassword(services, call),
});
