import type { sendoutReachRoutes } from "@stammis/contract/sendout-reach/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { countSendoutReach, getSendoutReach } from "./get-reach.ts";

export const sendoutReachHandlers = (services: Services): Handlers<typeof sendoutReachRoutes> => ({
  countSendoutReach: (call) => countSendoutReach(services, call),
  getSendoutReach: (call) => getSendoutReach(services, call),
});
