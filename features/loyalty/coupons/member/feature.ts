import { anybodyScreen, type Feature } from "#packages/web/member/feature.ts";
import { memberPages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [anybodyScreen(pages.coupon, "CouponScreen", () => import("./CouponScreen.tsx"))],
} as const satisfies Feature;
