import type { ApiFeature } from "#packages/server/feature.ts";
import { pointChecks } from "./point-checks.ts";
import { pointsHandlers } from "./routes.ts";

export const pointsFeature = {
  handlers: pointsHandlers,
  checks: pointChecks,
  personalData: {
    loyalty: {
      POINTS_AND_STAMPS: [
        "point_lot",
        "point_entry",
        "point_deduction",
        "correction_withdrawal",
        "deduction_withdrawal",
      ],
    },
  },
} satisfies ApiFeature;
