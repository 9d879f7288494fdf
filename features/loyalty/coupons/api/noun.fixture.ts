import type { NounFixture } from "#tests/nouns/noun-fixture.ts";

export const couponsFixture: NounFixture = {
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
