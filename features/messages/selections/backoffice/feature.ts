import { IconFilter } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { readListSearch } from "#packages/web/backoffice/list-address/list-search.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readNewSelectionSearch } from "./search.ts";

export const feature = {
  screens: [
    officeScreen(pages.selections, "SelectionsScreen", () => import("./SelectionsScreen.tsx"), readListSearch),
    officeScreen(pages.newSelection, "SelectionScreen", () => import("./SelectionScreen.tsx"), readNewSelectionSearch),
    officeScreen(pages.selection, "SelectionScreen", () => import("./SelectionScreen.tsx")),
  ],
  menu: [
    { label: "selections.menu", to: pages.selections, icon: IconFilter, group: "offers", order: 50, for: "readClub" },
  ],
} as const satisfies Feature;
