import type { Handlers } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { purchaseFilesRoutes } from "../contract/routes.ts";
import { registerPurchaseFile } from "./register-file.ts";

export const purchaseFilesHandlers = (services: Services): Handlers<typeof purchaseFilesRoutes> => ({
  registerPurchaseFile: (call) => registerPurchaseFile(services, call),
});
