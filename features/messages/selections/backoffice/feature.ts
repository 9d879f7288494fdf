import { IconFilter } from "@tabler/icons-react";
import { lazy } from "react";
import { NewSelection } from "#features/loyalty/campaigns/backoffice/selection-slots.ts";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { readListSearch } from "#packages/web/backoffice/list-address/list-search.ts";
import { fillSlot } from "#packages/web/backoffice/slot.tsx";
import { officePages as pages } from "../contract/pages.ts";
import { readNewSelectionSearch } from "./search.ts";

const NewSelectionDrawer = lazy(async () => ({
  default: (await import("./NewSelectionDrawer.tsx")).NewSelectionDrawer,
}));

export const feature = {
  screens: [
    officeScreen(pages.selections, "SelectionsScreen", () => import("./SelectionsScreen.tsx"), readListSearch),
    officeScreen(pages.newSelection, "SelectionScreen", () => import("./SelectionScreen.tsx"), readNewSelectionSearch),
    officeScreen(pages.selection, "SelectionScreen", () => import("./SelectionScreen.tsx")),
  ],
  menu: [
    { label: "selections.menu", to: pages.selections, icon: IconFilter, group: "offers", order: 50, for: "readClub" },
  ],
  fillings: [fillSlot(NewSelection, NewSelectionDrawer)],
} as const satisfies Feature;
