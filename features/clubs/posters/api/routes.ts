import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { posterRoutes } from "../contract/routes.ts";
import { getPoster } from "./get-poster.ts";

export const posterHandlers = (services: Services): Handlers<typeof posterRoutes> => ({
  getPoster: (call) => getPoster(services, call),
});
