import type { posterRoutes } from "@stammis/contract/posters/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { getPoster } from "./get-poster.ts";

export const posterHandlers = (services: Services): Handlers<typeof posterRoutes> => ({
  getPoster: (call) => getPoster(services, call),
});
