import { type ReactNode, useState } from "react";
import { StorageStrip } from "#packages/web/StorageStrip.tsx";
import { isStorageRefused } from "#packages/web/session/device-store.ts";

type StorageGateProps = {
  /** What this page loses when the browser closes. */
  consequence?: string | undefined;
  otherwise: ReactNode;
};

/** Warns in a browser that stores nothing; shows `otherwise` in every other browser, because only one strip fits. */
export function StorageGate({ consequence, otherwise }: StorageGateProps) {
  const [storesNothing] = useState(isStorageRefused);
  return storesNothing ? <StorageStrip consequence={consequence} /> : otherwise;
}
