import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { bookkeepingRoutes } from "../contract/routes.ts";
import { closeMonth, listClosings, openMonth } from "./close-months.ts";
import { getBookkeeping } from "./get-bookkeeping.ts";

export const bookkeepingHandlers = (services: Services): Handlers<typeof bookkeepingRoutes> => ({
  getBookkeeping: (call) => getBookkeeping(services, call),
  listClosings: () => listClosings(services),
  closeMonth: (call) => closeMonth(services, call),
  openMonth: (call) => openMonth(services, call),
});
