import { officePages as dataProtection } from "#features/platform/data-protection/contract/pages.ts";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readIncidentSearch } from "./search.ts";

export const feature = {
  screens: [
    officeScreen(pages.incidents, "IncidentsScreen", () => import("./IncidentsScreen.tsx"), readIncidentSearch),
    officeScreen(pages.newIncident, "IncidentScreen", () => import("./IncidentScreen.tsx")),
    officeScreen(pages.incident, "IncidentScreen", () => import("./IncidentScreen.tsx")),
  ],
  subpages: [{ of: dataProtection.dataProtection, to: pages.incidents }],
} as const satisfies Feature;
