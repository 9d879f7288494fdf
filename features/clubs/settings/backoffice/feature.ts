import { IconPalette } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    officeScreen(pages.club, "ClubScreen", () => import("./ClubScreen.tsx")),
    officeScreen(pages.newChain, "NewChainScreen", () => import("./NewChainScreen.tsx")),
  ],
  menu: [
    {
      label: "settings.menu",
      to: pages.club,
      icon: IconPalette,
      group: "club",
      order: 40,
      for: "manageClub",
      withoutClub: "opened",
    },
  ],
} as const satisfies Feature;
