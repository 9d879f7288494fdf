import type { ListColumns } from "#packages/domain/list-columns.ts";
import type { StampCardRow } from "./schemas.ts";

export const stampCardColumns = {
  id: { kind: "count", only: "file", value: ({ id }) => id },
  name: { kind: "text", sort: "ascending", value: ({ name }) => name },
  title: { kind: "text", only: "file", value: ({ title }) => title },
  status: { kind: "text", sort: "ascending", sortBy: ({ publishStatus }) => publishStatus },
  stamps: { kind: "count", sort: "ascending", value: ({ stampsAmount }) => stampsAmount },
  months: { kind: "count", only: "file", value: ({ monthValidation }) => monthValidation },
  reward: { kind: "text", sort: "ascending", value: ({ coupon }) => coupon.reward },
  rewardDays: { kind: "count", only: "file", value: ({ coupon }) => coupon.dayValidation },
  collecting: { kind: "count", sort: "descending", value: ({ collecting }) => collecting },
  completed: { kind: "count", sort: "descending", value: ({ completed }) => completed },
  rewardsUsed: { kind: "count", sort: "descending", value: ({ rewardsUsed }) => rewardsUsed },
  actions: { kind: "text", only: "screen" },
} as const satisfies ListColumns<StampCardRow>;
