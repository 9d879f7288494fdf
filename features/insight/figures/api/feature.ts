import type { ApiFeature } from "#packages/server/feature.ts";
import { figureChecks } from "./figure-checks.ts";
import { statisticsSchedule } from "./statistics/count-expired.ts";
import { statisticsChecks } from "./statistics-checks.ts";

export const insightFiguresFeature = {
  schedule: statisticsSchedule,
  checks: [...figureChecks, ...statisticsChecks],
} satisfies ApiFeature;
