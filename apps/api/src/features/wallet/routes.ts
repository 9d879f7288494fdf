import type { walletRoutes } from "@stammis/contract/wallet/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { createGooglePass } from "./create-google-pass.ts";
import { createPass } from "./create-pass.ts";

export const walletHandlers = (services: Services): Handlers<typeof walletRoutes> => ({
  createWalletPass: (call) => createPass(services, call),
  createGooglePass: (call) => createGooglePass(services, call),
});
