import { type Feature, officeScreen } from "#packages/web/backoffice/feature.ts";
import { readListSearch } from "#packages/web/backoffice/list-address/list-search.ts";
import { officePages as pages } from "../contract/pages.ts";
import { readDeliverySearch } from "./search.ts";

export const feature = {
  screens: [
    officeScreen(pages.webhooks, "WebhooksScreen", () => import("./WebhooksScreen.tsx"), readListSearch),
    officeScreen(pages.newWebhook, "WebhookEditScreen", () => import("./WebhookEditScreen.tsx")),
    officeScreen(pages.webhook, "WebhookScreen", () => import("./WebhookScreen.tsx"), readDeliverySearch),
    officeScreen(pages.webhookEdit, "WebhookEditScreen", () => import("./WebhookEditScreen.tsx")),
  ],
} as const satisfies Feature;
