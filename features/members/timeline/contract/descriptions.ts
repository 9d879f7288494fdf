import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { timelineRoutes } from "./routes.ts";
import type { timelineSchemas } from "./schemas.ts";

export const timelineDescriptions: Descriptions<typeof timelineRoutes, typeof timelineSchemas> = {
  listMemberTimeline: {
    summary: "List the events of a member",
    description: "Purchases, returns, points and coupons of a member, the newest first.",
  },
  listMemberFillings: {
    summary: "List the full stamp cards of a member",
    description: "Each card that the member has filled, with its reward.",
  },
  listMemberUses: {
    summary: "List the coupons used by a member",
    description: "Each coupon that the member has used, with its purchase.",
  },
  exportFillings: {
    summary: "Export full stamp cards",
    description: "Full cards of one member, or of all members, as a CSV file.",
  },
  exportUses: {
    summary: "Export used coupons",
    description: "Used coupons of one member, or of all members, as a CSV file.",
  },
  exportPointsAccount: {
    summary: "Export a points account",
    description: "All lines of the account as a CSV file, the newest first.",
  },
};
