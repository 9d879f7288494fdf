import { IconCoins } from "@tabler/icons-react";
import { useMarksPoints } from "#features/loyalty/coupons/backoffice/use-coupons-list.ts";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { readListSearch } from "#packages/web/backoffice/list-address/list-search.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [officeScreen(pages.points, "PointsScreen", () => import("./PointsScreen.tsx"), readListSearch)],
  menu: [
    {
      label: "points.menu",
      to: pages.points,
      icon: IconCoins,
      group: "offers",
      order: 10,
      for: "readClub",
      useIsMarked: useMarksPoints,
    },
  ],
  palette: [
    {
      label: "points.palette.acts.changePoints",
      also: "points.palette.also.changePoints",
      to: pages.points,
      icon: IconCoins,
      for: "manageClub",
      order: 80,
    },
  ],
} as const satisfies Feature;
