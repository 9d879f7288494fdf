import type { AccessCases } from "#tests/permissions/access-cases.ts";

export const couponsAccess: AccessCases = {
  quietTables: {
    redemption_cancellation: "changes together with a table that wakes pages",
  },
  versionless: {
    setCouponStatus: "moves along the table of statuses",
    setCouponStatuses: "moves along the table of statuses",
    setCouponImage: "the picture is replaced",
  },
  bodies: {
    updateCoupon: { name: "Annat", description: "", pointsRequired: 5 },
    setCouponStatus: { publishStatus: "STOPPED" },
  },
};
