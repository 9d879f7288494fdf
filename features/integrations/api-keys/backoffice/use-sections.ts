import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";

/** Returns tabs for keys and webhooks, each a page of its own. */
export function useSections(current: "keys" | "webhooks") {
  const keys = useTranslations("apiKeys")("keysTitle");
  const webhooks = useTranslations("webhooks")("title");
  return [
    { key: "keys", label: keys, href: paths.integrations, isCurrent: current === "keys" },
    { key: "webhooks", label: webhooks, href: paths.webhooks, isCurrent: current === "webhooks" },
  ];
}
