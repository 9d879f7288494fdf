import { IconSend } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readSendoutSearch, readSendoutsSearch } from "./search.ts";

export const feature = {
  screens: [
    officeScreen(pages.sendouts, "SendoutsScreen", () => import("./SendoutsScreen.tsx"), readSendoutsSearch),
    officeScreen(pages.newSendout, "SendoutScreen", () => import("./SendoutScreen.tsx")),
    officeScreen(pages.newAutomaticSendout, "SendoutScreen", () => import("./SendoutScreen.tsx")),
    officeScreen(pages.sendout, "SendoutScreen", () => import("./SendoutScreen.tsx"), readSendoutSearch),
    officeScreen(pages.sendoutEdit, "SendoutScreen", () => import("./SendoutScreen.tsx")),
  ],
  menu: [{ label: "sendouts.menu", to: pages.sendouts, icon: IconSend, group: "offers", order: 60, for: "manageClub" }],
} as const satisfies Feature;
