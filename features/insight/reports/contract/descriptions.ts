import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { reportsRoutes } from "./routes.ts";
import type { reportsSchemas } from "./schemas.ts";

export const reportsDescriptions: Descriptions<typeof reportsRoutes, typeof reportsSchemas> = {
  getReport: {
    summary: "Get the report",
    description: "Members, sales, points, stamp cards and coupons of a period, compared with the period before.",
  },
  getLiability: {
    summary: "Get the points liability",
    description: "The points that members can still use, their cost in kronor, and when they expire.",
  },
  getCampaignReport: {
    summary: "Get the report of a campaign",
    description: "How members saw and used the campaign, compared with other members.",
  },
};
