import type { Descriptions } from "#packages/contract/descriptions.ts";
import type { couponsRoutes } from "./routes.ts";
import type { couponsSchemas } from "./schemas.ts";

export const couponsDescriptions: Descriptions<typeof couponsRoutes, typeof couponsSchemas> = {
  listCoupons: { summary: "List the coupons", description: "The rewards and value coupons of the club." },
  exportCoupons: { summary: "Export the coupons", description: "All coupons as a CSV file." },
  getCoupon: { summary: "Get a coupon", description: "One coupon with its cost in points, limits and dates." },
  createCoupon: {
    summary: "Create a coupon",
    description: "Creates a coupon as a draft. `setCouponStatus` publishes it.",
  },
  updateCoupon: {
    summary: "Change a coupon",
    description: "Replaces the editable fields. Send the `version` that you loaded to detect a concurrent change.",
  },
  setCouponStatus: { summary: "Change the status of a coupon", description: "Publishes or stops the coupon." },
  setCouponStatuses: {
    summary: "Change the status of several coupons",
    description: "Publishes or stops several coupons. The answer has a result for each.",
  },
  setCouponImage: { summary: "Set the picture of a coupon", description: "Uploads a picture, at most 4 MiB." },
  removeCouponImage: { summary: "Remove the picture of a coupon", description: "Removes the picture." },
  removeCoupon: { summary: "Remove a coupon", description: "Removes the coupon. Earlier uses stay." },
};
