import { useTranslations } from "use-intl/react";
import { type WebhookType, webhookTypes } from "../domain/webhooks.ts";

/** What an event is called; one that is no longer known by its name on the wire. */
export function useEventWords() {
  const t = useTranslations("webhooks.events");
  return (type: string): string => {
    if (type === "webhook.test") return t("webhook.test.name");
    const eventType = webhookTypes.find((each): each is WebhookType => each === type);
    return eventType ? t(`${eventType}.name`) : type;
  };
}
