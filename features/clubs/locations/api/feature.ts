import type { ApiFeature } from "#packages/server/feature.ts";
import { specialDaySchedule } from "./forget-special-days.ts";
import { locationsHandlers } from "./routes.ts";

export const locationsFeature = {
  schedule: specialDaySchedule,
  handlers: locationsHandlers,
  overAllChains: {
    "forget-special-days.ts": ["special_day"],
  },
} satisfies ApiFeature;
