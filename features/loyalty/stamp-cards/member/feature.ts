import { type Feature, ownScreen } from "#packages/web/member/feature.ts";
import { memberPages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    ownScreen(pages.stampCard, "StampCardScreen", () => import("./StampCardScreen.tsx")),
    ownScreen(pages.stampCardCoupon, "StampCardCouponScreen", () => import("./StampCardCouponScreen.tsx")),
  ],
} as const satisfies Feature;
