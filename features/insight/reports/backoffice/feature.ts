import { IconChartBar } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readReportSearch } from "./search.ts";

export const feature = {
  screens: [officeScreen(pages.reports, "ReportsScreen", () => import("./ReportsScreen.tsx"), readReportSearch)],
  menu: [{ label: "reports.menu", to: pages.reports, icon: IconChartBar, group: "daily", order: 30, for: "readClub" }],
} as const satisfies Feature;
