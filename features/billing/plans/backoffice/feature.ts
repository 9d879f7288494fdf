import { IconTags } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { readListSearch } from "#packages/web/backoffice/list-address/list-search.ts";
import { officePages as pages } from "../contract/pages.ts";

export const feature = {
  screens: [
    officeScreen(pages.plans, "PlansScreen", () => import("./PlansScreen.tsx"), readListSearch),
    officeScreen(pages.newPlan, "PlanScreen", () => import("./PlanScreen.tsx")),
    officeScreen(pages.plan, "PlanScreen", () => import("./PlanScreen.tsx")),
  ],
  menu: [{ label: "plans.menu", to: pages.plans, icon: IconTags, group: "platform", order: 40, for: "administer" }],
} as const satisfies Feature;
