import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { trailRoutes } from "../contract/routes.ts";
import { exportTrail } from "./export-trail.ts";
import { listTrail } from "./list-trail.ts";

export const trailHandlers = (services: Services): Handlers<typeof trailRoutes> => ({
  listTrail: (call) => listTrail(services, call),
  exportTrail: (call) => exportTrail(services, call),
});
