import { IconHistory } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readTrailSearch } from "./search.ts";

export const feature = {
  screens: [officeScreen(pages.trail, "TrailScreen", () => import("./TrailScreen.tsx"), readTrailSearch)],
  menu: [{ label: "trail.menu", to: pages.trail, icon: IconHistory, group: "club", order: 110, for: "readClub" }],
} as const satisfies Feature;
