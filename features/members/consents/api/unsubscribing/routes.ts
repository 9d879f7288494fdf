import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { unsubscribingRoutes } from "../../contract/routes.ts";
import { getUnsubscriber } from "./get-unsubscriber.ts";
import { unsubscribe } from "./unsubscribe.ts";

export const unsubscribingHandlers = (services: Services): Handlers<typeof unsubscribingRoutes> => ({
  unsubscribeSms: (call) => unsubscribe(services, call, "SMS"),
  unsubscribeEmail: (call) => unsubscribe(services, call, "EMAIL"),
  getUnsubscriber: (call) => getUnsubscriber(services, call),
});
