import type { platformFiguresRoutes } from "@stammis/contract/platform-figures/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { exportMonths } from "./export-months.ts";
import { getPlatformFigures } from "./get-platform-figures.ts";

export const platformFiguresHandlers = (services: Services): Handlers<typeof platformFiguresRoutes> => ({
  getPlatformFigures: (call) => getPlatformFigures(services, call),
  exportPlatformMonths: (call) => exportMonths(services, call),
});
