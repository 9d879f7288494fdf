import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { passwordsRoutes } from "../contract/routes.ts";
import { changePassword } from "./change-password.ts";
import { getPasswordReset, renewPasswordReset } from "./renew-reset-link.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";

export const passwordsHandlers = (services: Services): Handlers<typeof passwordsRoutes> => ({
  requestPasswordReset: (call) => requestPasswordReset(services, call),
  getPasswordReset: (call) => getPasswordReset(services, call),
  renewPasswordReset: (call) => renewPasswordReset(services, call),
  resetPassword: (call) => resetPassword(services, call),
  changePassword: (call) => changePassword(services, call),
});
