import type { ApiFeature } from "#packages/server/feature.ts";
import { returnChecks } from "./return-checks.ts";

export const returnsFeature = {
  checks: returnChecks,
  personalData: {
    loyalty: { PURCHASES: ["purchase_return"] },
  },
} satisfies ApiFeature;
