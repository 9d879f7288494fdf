import { IconGift, IconTicket } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readCouponSearch } from "./search.ts";
import { useMarksCoupons } from "./use-coupons-list.ts";

export const feature = {
  screens: [officeScreen(pages.coupons, "CouponsScreen", () => import("./CouponsScreen.tsx"), readCouponSearch)],
  menu: [
    {
      label: "coupons.menu",
      to: pages.coupons,
      icon: IconTicket,
      group: "offers",
      order: 20,
      for: "readClub",
      useIsMarked: useMarksCoupons,
    },
  ],
  palette: [
    {
      label: "coupons.palette.acts.newReward",
      also: "coupons.palette.also.newReward",
      to: pages.newReward,
      icon: IconGift,
      for: "manageClub",
      order: 10,
    },
    {
      label: "coupons.palette.acts.newValueCoupon",
      also: "coupons.palette.also.newValueCoupon",
      to: pages.newValueCoupon,
      icon: IconTicket,
      for: "manageClub",
      order: 20,
    },
  ],
} as const satisfies Feature;
