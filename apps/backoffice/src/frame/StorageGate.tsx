import { isStorageRefused } from "@stammis/shell/device-store.ts";
import { StorageStrip } from "@stammis/shell/StorageStrip.tsx";
import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "../paths.ts";

/** The warning of a browser that stores nothing; where it stores, `otherwise`. There is room for one strip. */
export function StorageGate({ otherwise }: { otherwise: ReactNode }) {
  const till = useTranslations("till");
  const { pathname } = useLocation();
  const [storesNothing] = useState(isStorageRefused);
  if (!storesNothing) return otherwise;
  return <StorageStrip consequence={pathname === paths.till ? till("lostOnClose") : undefined} />;
}
