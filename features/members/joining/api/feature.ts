import type { ApiFeature } from "#packages/server/feature.ts";
import { onboardingHandlers } from "./routes.ts";

export const joiningFeature = {
  handlers: onboardingHandlers,
  personalData: {
    joining: { CONTACT: ["signup"] },
  },
} satisfies ApiFeature;
