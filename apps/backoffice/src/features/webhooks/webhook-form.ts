import { checkWebhookUrl, type WebhookType } from "@stammis/domain/integrations/webhooks";
import type { Webhook } from "./queries.ts";

export type WebhookForm = { url: string; description: string; eventTypes: WebhookType[] };

export const formOf = (webhook: Webhook | null): WebhookForm => ({
  url: webhook?.url ?? "",
  description: webhook?.description ?? "",
  eventTypes: webhook?.eventTypes ?? [],
});

/** Whether an address may be http is the server's to say: it may where one tries things out. */
export function checkWebhook({ url, eventTypes }: WebhookForm) {
  const checked = checkWebhookUrl(url, { plain: true });
  return {
    url: checked.ok ? null : checked.reason,
    eventTypes: eventTypes.length === 0 ? ("EVENTS_REQUIRED" as const) : null,
  };
}
