import { checkWebhookUrl, type WebhookType } from "../domain/webhooks.ts";
import type { Webhook } from "./queries.ts";

export type WebhookForm = {
  url: string;
  description: string;
  eventTypes: WebhookType[];
  /** Bound to some points of sale. */
  bound: boolean;
  pointOfSaleIds: number[];
};

export const formOf = (webhook: Webhook | null): WebhookForm => ({
  url: webhook?.url ?? "",
  description: webhook?.description ?? "",
  eventTypes: webhook?.eventTypes ?? [],
  bound: webhook ? webhook.pointsOfSale !== null : false,
  pointOfSaleIds: (webhook?.pointsOfSale ?? []).map(({ id }) => id),
});

/** Converts the form to the API's format. */
export const fieldsOf = ({ bound, pointOfSaleIds, ...fields }: WebhookForm) => ({
  ...fields,
  pointOfSaleIds: bound ? pointOfSaleIds : null,
});

/** Checks the form. Only the server knows whether http is permitted, as on a test server. */
export function checkWebhook({ url, eventTypes, bound, pointOfSaleIds }: WebhookForm) {
  const checked = checkWebhookUrl(url, { plain: true });
  return {
    url: checked.ok ? null : checked.reason,
    eventTypes: eventTypes.length === 0 ? ("EVENTS_REQUIRED" as const) : null,
    pointOfSaleIds: bound && pointOfSaleIds.length === 0 ? ("REQUIRED" as const) : null,
  };
}
