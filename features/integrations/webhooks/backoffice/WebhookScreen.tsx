import { useTranslations } from "use-intl/react";
import { OneWebhook } from "./OneWebhook.tsx";
import { WebhookView } from "./WebhookView.tsx";

/** `/integrations/webhooks/$id`: one endpoint with its state and deliveries. */
export function WebhookScreen() {
  const t = useTranslations("webhooks");
  return <OneWebhook title={t("title")}>{(webhook) => <WebhookView webhook={webhook} />}</OneWebhook>;
}
