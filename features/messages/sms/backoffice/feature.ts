import { IconMessage2, IconMessageDollar } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readHistorySearch } from "./search.ts";

export const feature = {
  screens: [
    officeScreen(pages.sms, "SmsScreen", () => import("./SmsScreen.tsx"), readHistorySearch),
    officeScreen(pages.smsPrices, "SmsPricesScreen", () => import("./SmsPricesScreen.tsx")),
  ],
  menu: [
    { label: "sms.menu.smsAccount", to: pages.sms, icon: IconMessage2, group: "club", order: 10, for: "manageClub" },
    {
      label: "sms.menu.smsPrices",
      to: pages.smsPrices,
      icon: IconMessageDollar,
      group: "platform",
      order: 30,
      for: "administer",
    },
  ],
} as const satisfies Feature;
