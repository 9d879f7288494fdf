import type { ApiFeature } from "#packages/server/feature.ts";
import { tillDeviceHandlers } from "./routes.ts";

export const devicesFeature = {
  handlers: tillDeviceHandlers,
} satisfies ApiFeature;
