import type { unsubscribingRoutes } from "@stammis/contract/unsubscribing/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { getUnsubscriber } from "./get-unsubscriber.ts";
import { unsubscribe } from "./unsubscribe.ts";

export const unsubscribingHandlers = (services: Services): Handlers<typeof unsubscribingRoutes> => ({
  unsubscribeSms: (call) => unsubscribe(services, call, "SMS"),
  unsubscribeEmail: (call) => unsubscribe(services, call, "EMAIL"),
  getUnsubscriber: (call) => getUnsubscriber(services, call),
});
