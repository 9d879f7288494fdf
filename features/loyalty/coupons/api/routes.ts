import { removeDraft } from "#features/loyalty/publishing/api/remove-draft.ts";
import { setStatus } from "#features/loyalty/publishing/api/set-status.ts";
import type { Handlers } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { couponsRoutes } from "../contract/routes.ts";
import { exportCoupons } from "./export-coupons.ts";
import { isCarried, publishableCoupon } from "./publishable-coupon.ts";
import { merchantCouponOf, selectMerchantCoupons } from "./queries.ts";
import { createCoupon, removeCouponImage, setCouponImage, updateCoupon } from "./save-coupon.ts";
import { setCouponStatuses } from "./set-coupon-statuses.ts";

export const couponsHandlers = (services: Services): Handlers<typeof couponsRoutes> => ({
  async listCoupons({ chain, query: { kind }, day }) {
    const [rows] = await services.db.read(chain.id, (q) => {
      const all = selectMerchantCoupons(q);
      return [kind ? all.where("kind", "=", kind) : all];
    });
    return rows.map((row) => merchantCouponOf(row, day));
  },

  exportCoupons: (call) => exportCoupons(services, call),

  async getCoupon({ chain, params, day }) {
    const [[row]] = await services.db.read(chain.id, (q) => [
      selectMerchantCoupons(q).where("coupon.id", "=", params.id),
    ]);
    return row ? merchantCouponOf(row, day) : refuse("NOT_FOUND");
  },

  createCoupon: (call) => createCoupon(services, call),
  updateCoupon: (call) => updateCoupon(services, call),
  setCouponStatus: (call) => setStatus(services, publishableCoupon, call),
  setCouponStatuses: (call) => setCouponStatuses(services, call),
  setCouponImage: (call) => setCouponImage(services, call),
  removeCouponImage: (call) => removeCouponImage(services, call),
  removeCoupon: (call) => removeDraft(services, publishableCoupon, call, isCarried),
});
