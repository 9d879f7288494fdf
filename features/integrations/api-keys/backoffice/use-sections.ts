import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";

/** What programs of others come in by, and where they are told: pages beside each other. */
export function useSections(current: "keys" | "webhooks") {
  const keys = useTranslations("apiKeys")("keysTitle");
  const webhooks = useTranslations("webhooks")("title");
  return [
    { key: "keys", label: keys, href: paths.integrations, isCurrent: current === "keys" },
    { key: "webhooks", label: webhooks, href: paths.webhooks, isCurrent: current === "webhooks" },
  ];
}
