import { IconPlugConnected } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { readListSearch } from "#packages/web/backoffice/list-address/list-search.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    officeScreen(pages.integrations, "IntegrationsScreen", () => import("./IntegrationsScreen.tsx"), readListSearch),
  ],
  menu: [
    {
      label: "apiKeys.menu",
      to: pages.integrations,
      icon: IconPlugConnected,
      group: "club",
      order: 120,
      for: "manageClub",
    },
  ],
} as const satisfies Feature;
