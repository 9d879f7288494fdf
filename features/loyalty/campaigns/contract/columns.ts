import type { ListColumns } from "#packages/domain/list-columns.ts";
import type { CampaignRow } from "./schemas.ts";

export const campaignColumns = {
  id: { kind: "count", only: "file", value: ({ id }) => id },
  name: { kind: "text", sort: "ascending", value: ({ name }) => name },
  when: {
    kind: "text",
    sort: "ascending",
    only: "screen",
    sortBy: ({ startDate, endDate }) => startDate ?? endDate ?? "",
  },
  description: { kind: "text", only: "file", value: ({ description }) => description },
  status: { kind: "text", sort: "ascending", sortBy: ({ publishStatus }) => publishStatus },
  starts: { kind: "day", only: "file", value: ({ startDate }) => startDate },
  ends: { kind: "day", only: "file", value: ({ endDate }) => endDate },
  where: { kind: "text", only: "screen" },
  locations: { kind: "text", only: "file" },
  coupon: { kind: "text", only: "file", value: ({ coupon }) => coupon?.name ?? null },
  shownTo: { kind: "text", only: "screen" },
  welcome: { kind: "yesNo", only: "file", value: ({ welcomeOffer }) => welcomeOffer },
  public: { kind: "yesNo", only: "file", value: ({ publicToAll }) => publicToAll },
  used: { kind: "count", sort: "descending", value: ({ used }) => used },
  actions: { kind: "text", only: "screen" },
} as const satisfies ListColumns<CampaignRow>;
