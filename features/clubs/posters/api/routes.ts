import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { postersRoutes } from "../contract/routes.ts";
import { getPoster } from "./get-poster.ts";

export const postersHandlers = (services: Services): Handlers<typeof postersRoutes> => ({
  getPoster: (call) => getPoster(services, call),
});
