import { IconCashRegister } from "@tabler/icons-react";
import type { Feature } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  menu: [
    { label: "register.title", to: pages.till, icon: IconCashRegister, group: "daily", order: 60, for: "everyone" },
  ],
} as const satisfies Feature;
