import type { ApiFeature } from "#packages/server/feature.ts";
import { wrongPinSchedule } from "./forget-wrong-pins.ts";
import { devicesHandlers } from "./routes.ts";

export const devicesFeature = {
  schedule: wrongPinSchedule,
  handlers: devicesHandlers,
  overAllChains: {
    "forget-wrong-pins.ts": ["pin_failure"],
  },
  personalData: {
    staff: { SIGN_IN: ["staff_pin", "pin_failure", "till_device"] },
  },
} satisfies ApiFeature;
