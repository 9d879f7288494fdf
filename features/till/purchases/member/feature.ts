import { type Feature, ownScreen } from "#packages/web/member/feature.ts";
import { memberPages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    ownScreen(pages.purchaseHistory, "PurchaseHistoryScreen", () => import("./PurchaseHistoryScreen.tsx")),
    ownScreen(pages.purchase, "PurchaseScreen", () => import("./PurchaseScreen.tsx")),
  ],
} as const satisfies Feature;
