import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";

/** Returns tabs for keys, webhooks and connections, each a page of its own. */
export function useSections(current: "keys" | "webhooks" | "connections") {
  const keys = useTranslations("apiKeys")("keysTitle");
  const webhooks = useTranslations("webhooks")("title");
  const connections = useTranslations("connections")("title");
  return [
    { key: "keys", label: keys, href: paths.integrations, isCurrent: current === "keys" },
    { key: "webhooks", label: webhooks, href: paths.webhooks, isCurrent: current === "webhooks" },
    { key: "connections", label: connections, href: paths.connections, isCurrent: current === "connections" },
  ];
}
