import type { ApiFeature } from "#packages/server/feature.ts";
import { figureChecks } from "./figure-checks.ts";
import { statisticsSchedule } from "./statistics/count-expired.ts";
import { statisticsChecks } from "./statistics-checks.ts";

export const insightFiguresFeature = {
  schedule: statisticsSchedule,
  checks: [...figureChecks, ...statisticsChecks],
  personalData: {
    loyalty: { PURCHASES: ["member_month", "member_statistics"] },
  },
} satisfies ApiFeature;
