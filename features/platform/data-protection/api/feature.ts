import type { ApiFeature } from "#packages/server/feature.ts";
import { dataProtectionHandlers } from "./routes.ts";

export const dataProtectionFeature = {
  handlers: dataProtectionHandlers,
} satisfies ApiFeature;
