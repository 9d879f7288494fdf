import type { ApiFeature } from "#packages/server/feature.ts";
import { joiningHandlers } from "./routes.ts";

export const joiningFeature = {
  handlers: joiningHandlers,
  personalData: {
    joining: { CONTACT: ["signup"] },
  },
} satisfies ApiFeature;
