import type { bookkeepingRoutes } from "@stammis/contract/bookkeeping/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { closeMonth, listClosings, openMonth } from "./close-months.ts";
import { getBookkeeping } from "./get-bookkeeping.ts";

export const bookkeepingHandlers = (services: Services): Handlers<typeof bookkeepingRoutes> => ({
  getBookkeeping: (call) => getBookkeeping(services, call),
  listClosings: () => listClosings(services),
  closeMonth: (call) => closeMonth(services, call),
  openMonth: (call) => openMonth(services, call),
});
