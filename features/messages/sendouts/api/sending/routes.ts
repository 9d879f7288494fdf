import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { sendingRoutes } from "../../contract/sending/routes.ts";
import { getHeldSendouts, releaseHeldSendouts } from "./release-held.ts";
import { publishAndSendCampaign } from "./send-campaign.ts";
import { testSendout } from "./send-test.ts";
import { setSendoutState } from "./set-sendout-state.ts";

export const sendingHandlers = (services: Services): Handlers<typeof sendingRoutes> => ({
  setSendoutState: (call) => setSendoutState(services, call),
  publishAndSendCampaign: (call) => publishAndSendCampaign(services, call),
  testSendout: (call) => testSendout(services, call),
  getHeldSendouts: (call) => getHeldSendouts(services, call),
  releaseHeldSendouts: (call) => releaseHeldSendouts(services, call),
});
