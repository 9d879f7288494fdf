import type { ApiFeature } from "#packages/server/feature.ts";
import { mergeSchedule } from "./forget-merges.ts";
import { mergingHandlers } from "./routes.ts";

export const mergingFeature = {
  schedule: mergeSchedule,
  handlers: mergingHandlers,
  overAllChains: {
    "forget-merges.ts": ["member_merge"],
  },
  personalData: {
    care: { MEMBERSHIP: ["member_merge", "merge_request"] },
  },
} satisfies ApiFeature;
