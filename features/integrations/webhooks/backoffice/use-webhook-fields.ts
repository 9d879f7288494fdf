import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import type { FormFields } from "#packages/web/forms/form-fields.ts";
import type { FieldForm } from "#packages/web/forms/use-field-form.ts";
import type { WebhookForm } from "./webhook-form.ts";

/** Returns the fields of the editor. */
export function useWebhookFields() {
  const t = useTranslations("webhooks");
  return {
    url: { label: t("editor.url"), limit: textMax.webhookUrl },
    description: { label: t("editor.description"), limit: textMax.webhookText },
    eventTypes: { label: t("editor.events") },
    bound: { label: t("places.label") },
    pointOfSaleIds: { label: t("places.boxes") },
  } satisfies FormFields<WebhookForm>;
}

export type WebhookFieldForm = FieldForm<WebhookForm, ReturnType<typeof useWebhookFields>>;
