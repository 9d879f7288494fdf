import { IconMailForward } from "@tabler/icons-react";
import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readOutboxSearch } from "./search.ts";

export const feature = {
  screens: [
    officeScreen(pages.outbox, "OutboxScreen", () => import("./OutboxScreen.tsx"), readOutboxSearch),
    officeScreen(pages.message, "MessageScreen", () => import("./MessageScreen.tsx")),
  ],
  menu: [
    { label: "outbox.menu", to: pages.outbox, icon: IconMailForward, group: "platform", order: 90, for: "outbox" },
  ],
} as const satisfies Feature;
