import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { sendoutReachRoutes } from "../../contract/sendout-reach/routes.ts";
import { countSendoutReach, getSendoutReach } from "./get-reach.ts";

export const sendoutReachHandlers = (services: Services): Handlers<typeof sendoutReachRoutes> => ({
  countSendoutReach: (call) => countSendoutReach(services, call),
  getSendoutReach: (call) => getSendoutReach(services, call),
});
