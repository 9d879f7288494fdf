import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { platformFiguresRoutes } from "../contract/routes.ts";
import { exportMonths } from "./export-months.ts";
import { getPlatformFigures } from "./get-platform-figures.ts";

export const platformFiguresHandlers = (services: Services): Handlers<typeof platformFiguresRoutes> => ({
  getPlatformFigures: (call) => getPlatformFigures(services, call),
  exportPlatformMonths: (call) => exportMonths(services, call),
});
