import { IconFileInvoice } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readPlatformInvoiceSearch } from "./search.ts";

export const feature = {
  screens: [
    officeScreen(
      pages.invoices,
      "PlatformInvoicesScreen",
      () => import("./PlatformInvoicesScreen.tsx"),
      readPlatformInvoiceSearch,
    ),
  ],
  menu: [
    {
      label: "invoices.menu",
      to: pages.invoices,
      icon: IconFileInvoice,
      group: "platform",
      order: 50,
      for: "administer",
    },
  ],
} as const satisfies Feature;
