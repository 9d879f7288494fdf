import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { consentsRoutes } from "../../contract/routes.ts";
import { getUnsubscriber } from "./get-unsubscriber.ts";
import { unsubscribe } from "./unsubscribe.ts";

export const consentsHandlers = (services: Services): Handlers<typeof consentsRoutes> => ({
  unsubscribeSms: (call) => unsubscribe(services, call, "SMS"),
  unsubscribeEmail: (call) => unsubscribe(services, call, "EMAIL"),
  getUnsubscriber: (call) => getUnsubscriber(services, call),
});
