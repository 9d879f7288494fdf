import type { ListColumns } from "#packages/domain/list-columns.ts";
import { couponKindRules } from "../domain/coupon-kinds.ts";
import type { CouponRow } from "./schemas.ts";

export const couponColumns = {
  id: { kind: "count", only: "file", value: ({ id }) => id },
  name: { kind: "text", sort: "ascending", value: ({ name }) => name },
  kind: { kind: "text", sort: "ascending", sortBy: ({ kind }) => kind },
  status: { kind: "text", sort: "ascending", sortBy: ({ publishStatus }) => publishStatus },
  worth: {
    kind: "text",
    sort: "ascending",
    only: "screen",
    sortBy: ({ kind, pointsRequired, value }) => (couponKindRules[kind].costsPoints ? pointsRequired : (value ?? 0)),
  },
  points: {
    kind: "count",
    only: "file",
    value: ({ kind, pointsRequired }) => (couponKindRules[kind].costsPoints ? pointsRequired : null),
  },
  value: { kind: "money", only: "file", value: ({ value }) => value },
  minimum: { kind: "money", only: "file", value: ({ minimumPurchase }) => minimumPurchase },
  days: {
    kind: "text",
    sort: "ascending",
    only: "screen",
    sortBy: ({ startDate, endDate }) => endDate ?? startDate ?? "",
  },
  starts: { kind: "day", only: "file", value: ({ startDate }) => startDate },
  ends: { kind: "day", only: "file", value: ({ endDate }) => endDate },
  totalLimit: { kind: "count", only: "file", value: ({ totalLimit }) => totalLimit },
  memberLimit: { kind: "count", only: "file", value: ({ perMemberLimit }) => perMemberLimit },
  used: { kind: "count", sort: "descending", value: ({ redeemed }) => redeemed },
  actions: { kind: "text", only: "screen" },
} as const satisfies ListColumns<CouponRow>;
