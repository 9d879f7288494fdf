import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { OneWebhook } from "./OneWebhook.tsx";
import { WebhookEditor } from "./WebhookEditor.tsx";

/** The screens `/integrations/webhooks/new` and `/integrations/webhooks/$id/edit`. */
export function WebhookEditScreen() {
  const t = useTranslations("webhooks.editor");
  const { id } = useParams({ strict: false });
  if (id === undefined) return <WebhookEditor key="new" webhook={null} />;
  return (
    <OneWebhook title={t("editTitle")}>{(webhook) => <WebhookEditor key={webhook.id} webhook={webhook} />}</OneWebhook>
  );
}
