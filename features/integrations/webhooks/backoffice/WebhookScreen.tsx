import { useTranslations } from "use-intl/react";
import { OneWebhook } from "./OneWebhook.tsx";
import { WebhookView } from "./WebhookView.tsx";

/** `/integrations/webhooks/$id`: one address, how it stands, and what was sent to it. */
export function WebhookScreen() {
  const t = useTranslations("webhooks");
  return <OneWebhook title={t("title")}>{(webhook) => <WebhookView webhook={webhook} />}</OneWebhook>;
}
