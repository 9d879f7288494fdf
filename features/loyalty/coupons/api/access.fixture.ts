import type { AccessCases } from "#tests/permissions/access-cases.ts";

/** What the permission tests send to these endpoints. */
export const couponsAccess: AccessCases = {
  bodies: {
    updateCoupon: { name: "Annat", description: "", pointsRequired: 5 },
    setCouponStatus: { publishStatus: "STOPPED" },
  },
};
