import type { ApiFeature } from "#packages/server/feature.ts";
import { platformFiguresSchedule } from "./jobs.ts";
import { platformFiguresHandlers } from "./routes.ts";

export const platformFiguresFeature = {
  handlers: platformFiguresHandlers,
  schedule: platformFiguresSchedule,
  overAllChains: {
    "count-months.ts": ["club_counter", "day_figures", "sendout", "sendout_count", "sendout_recipient"],
  },
} satisfies ApiFeature;
