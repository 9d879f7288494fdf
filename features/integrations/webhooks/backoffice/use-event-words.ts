import { useTranslations } from "use-intl/react";
import { type WebhookType, webhookTypes } from "../domain/webhooks.ts";

/** Returns an event's name; a retired event keeps its API name. */
export function useEventWords() {
  const t = useTranslations("webhooks.events");
  return (type: string): string => {
    if (type === "webhook.test") return t("webhook.test.name");
    const eventType = webhookTypes.find((each): each is WebhookType => each === type);
    return eventType ? t(`${eventType}.name`) : type;
  };
}
