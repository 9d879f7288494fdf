import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { signInCodesRoutes } from "../contract/routes.ts";
import { requestSignInCode } from "./request-sign-in-code.ts";
import { signInByCode } from "./sign-in-by-code.ts";

export const signInCodesHandlers = (services: Services): Handlers<typeof signInCodesRoutes> => ({
  requestSignInCode: (call) => requestSignInCode(services, call),
  signInByCode: (call) => signInByCode(services, call),
});
