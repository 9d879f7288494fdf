import { IconRubberStamp } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readStampCardSearch } from "./search.ts";

export const feature = {
  screens: [
    officeScreen(pages.stampCards, "StampCardsScreen", () => import("./StampCardsScreen.tsx"), readStampCardSearch),
    officeScreen(pages.newStampCard, "StampCardScreen", () => import("./StampCardScreen.tsx")),
    officeScreen(pages.stampCard, "StampCardScreen", () => import("./StampCardScreen.tsx")),
  ],
  menu: [
    {
      label: "stampCards.menu",
      to: pages.stampCards,
      icon: IconRubberStamp,
      group: "offers",
      order: 30,
      for: "readClub",
    },
  ],
  palette: [
    {
      label: "stampCards.palette.acts.newStampCard",
      also: "stampCards.palette.also.newStampCard",
      to: pages.newStampCard,
      icon: IconRubberStamp,
      for: "manageClub",
      order: 30,
    },
  ],
} as const satisfies Feature;
