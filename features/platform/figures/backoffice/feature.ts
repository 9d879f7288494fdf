import { IconChartHistogram } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [officeScreen(pages.overview, "PlatformScreen", () => import("./PlatformScreen.tsx"))],
  menu: [
    {
      label: "platformFigures.menu",
      to: pages.overview,
      icon: IconChartHistogram,
      group: "platform",
      order: 10,
      for: "administer",
    },
  ],
} as const satisfies Feature;
