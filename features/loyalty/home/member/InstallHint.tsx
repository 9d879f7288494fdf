import { lazy, Suspense, useState } from "react";
import { browserFacts } from "#packages/web/install/browser-facts.ts";
import { installHint } from "#packages/web/install/install-hint.ts";
import { localStore } from "#packages/web/session/device-store.ts";

const InstallTip = lazy(async () => ({ default: (await import("./InstallTip.tsx")).InstallTip }));
const key = "stammis.install-tip";

function hintHere() {
  if (localStore.getItem(key)) return null;
  return installHint(browserFacts());
}

/**
 * Shows the tip to add the app to the home screen, until dismissed, in browsers without an install prompt of their own.
 * Spec §2.
 */
export function InstallHint() {
  const [hint, setHint] = useState(hintHere);
  if (!hint) return null;
  const hide = () => {
    localStore.setItem(key, "hidden");
    setHint(null);
  };
  return (
    <Suspense>
      <InstallTip hint={hint} onHide={hide} />
    </Suspense>
  );
}
