import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { walletRoutes } from "../contract/routes.ts";
import { createGooglePass } from "./create-google-pass.ts";
import { createPass } from "./create-pass.ts";

export const walletHandlers = (services: Services): Handlers<typeof walletRoutes> => ({
  createWalletPass: (call) => createPass(services, call),
  createGooglePass: (call) => createGooglePass(services, call),
});
