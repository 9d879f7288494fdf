import { IconReceipt } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readPendingSearch, readPurchaseSearch } from "./search.ts";

export const feature = {
  screens: [
    officeScreen(pages.purchases, "PurchasesScreen", () => import("./PurchasesScreen.tsx"), readPurchaseSearch),
    officeScreen(
      pages.pendingPurchases,
      "PendingPurchasesScreen",
      () => import("./PendingPurchasesScreen.tsx"),
      readPendingSearch,
    ),
    officeScreen(pages.purchase, "PurchaseScreen", () => import("./PurchaseScreen.tsx")),
  ],
  menu: [
    { label: "purchases.menu", to: pages.purchases, icon: IconReceipt, group: "daily", order: 20, for: "readClub" },
  ],
} as const satisfies Feature;
