import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { StorageStrip } from "#packages/web/StorageStrip.tsx";
import { isStorageRefused } from "#packages/web/session/device-store.ts";

/** Warns in a browser that stores nothing; shows `otherwise` in every other browser, because only one strip fits. */
export function StorageGate({ otherwise }: { otherwise: ReactNode }) {
  const till = useTranslations("register");
  const { pathname } = useLocation();
  const [storesNothing] = useState(isStorageRefused);
  if (!storesNothing) return otherwise;
  return <StorageStrip consequence={pathname === paths.till ? till("lostOnClose") : undefined} />;
}
