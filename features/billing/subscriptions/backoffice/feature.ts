import { IconFileInvoice, IconSignature } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readBillingSearch } from "./search.ts";

export const feature = {
  screens: [
    officeScreen(pages.billing, "BillingScreen", () => import("./BillingScreen.tsx"), readBillingSearch),
    officeScreen(pages.seller, "SellerScreen", () => import("./SellerScreen.tsx")),
  ],
  menu: [
    {
      label: "subscriptions.menu.billing",
      to: pages.billing,
      icon: IconFileInvoice,
      group: "club",
      order: 20,
      for: "company",
    },
    {
      label: "subscriptions.menu.seller",
      to: pages.seller,
      icon: IconSignature,
      group: "platform",
      order: 80,
      for: "administer",
    },
  ],
} as const satisfies Feature;
