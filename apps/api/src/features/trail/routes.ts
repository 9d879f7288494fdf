import type { trailRoutes } from "@stammis/contract/trail/routes";
import type { Handlers } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { exportTrail } from "./export-trail.ts";
import { listTrail } from "./list-trail.ts";

export const trailHandlers = (services: Services): Handlers<typeof trailRoutes> => ({
  listTrail: (call) => listTrail(services, call),
  exportTrail: (call) => exportTrail(services, call),
});
