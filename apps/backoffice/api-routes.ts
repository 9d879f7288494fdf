import { routes as allRoutes } from "#features/routes.ts";
import { routes } from "#packages/web/backoffice/session/routes.ts";

// Packages import no feature, so the app hands in the endpoints. `main.tsx` imports this file first.
Object.assign(routes, allRoutes);
