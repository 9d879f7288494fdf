import type { Routes } from "#packages/contract/routes.ts";

/** The endpoints that the back office calls. `apps/backoffice/api-routes.ts` fills the object when the app starts. */
export const routes = {} as Routes;
