import type { Call } from "../../request/call.ts";
import { eachOf } from "../../request/each-of.ts";
import type { Services } from "../../request/services.ts";
import { setStatus } from "../publishing/set-status.ts";
import { publishableCoupon } from "./publishable-coupon.ts";

/** Publishes or stops several coupons; answers what happened to each. */
export const setCouponStatuses = (services: Services, call: Call<"setCouponStatuses">) =>
  eachOf(call.body.ids, (id) => setStatus(services, publishableCoupon, { ...call, params: { id } }));
