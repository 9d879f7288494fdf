import { setStatus } from "#features/loyalty/publishing/api/set-status.ts";
import type { Call } from "#packages/server/request/call.ts";
import { eachOf } from "#packages/server/request/each-of.ts";
import type { Services } from "#packages/server/request/services.ts";
import { publishableCoupon } from "./publishable-coupon.ts";

/** Publishes or stops several coupons and returns the outcome of each. */
export const setCouponStatuses = (services: Services, call: Call<"setCouponStatuses">) =>
  eachOf(call.body.ids, (id) => setStatus(services, publishableCoupon, { ...call, params: { id } }));
