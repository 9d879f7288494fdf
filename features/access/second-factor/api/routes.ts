import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { secondFactorRoutes } from "../contract/routes.ts";
import { confirmAuthenticator, startAuthenticator } from "./authenticator.ts";
import { getSecondFactorDemand, setSecondFactorDemand } from "./demand.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { getSecondFactor, openSecondFactor, removeFactor } from "./own-factors.ts";
import { addPasskey, askForPasskey, renamePasskey, startPasskey } from "./passkeys.ts";
import { renewRecoveryCodes } from "./recovery-codes.ts";

export const secondFactorHandlers = (services: Services): Handlers<typeof secondFactorRoutes> => ({
  finishSignIn: (call) => finishSignIn(services, call),
  askForPasskey: (call) => askForPasskey(services, call),
  startAuthenticator: (call) => startAuthenticator(services, call),
  confirmAuthenticator: (call) => confirmAuthenticator(services, call),
  startPasskey: (call) => startPasskey(services, call),
  addPasskey: (call) => addPasskey(services, call),
  renewRecoveryCodes: (call) => renewRecoveryCodes(services, call),
  removeFactor: (call) => removeFactor(services, call),
  getSecondFactor: (call) => getSecondFactor(services, call),
  openSecondFactor: (call) => openSecondFactor(services, call),
  renamePasskey: (call) => renamePasskey(services, call),
  getSecondFactorDemand: (call) => getSecondFactorDemand(services, call),
  setSecondFactorDemand: (call) => setSecondFactorDemand(services, call),
});
