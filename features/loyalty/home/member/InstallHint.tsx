import { lazy, Suspense, useState } from "react";
import { installHint } from "#packages/web/member/phone/install-hint.ts";
import { localStore } from "#packages/web/session/device-store.ts";

const InstallTip = lazy(async () => ({ default: (await import("./InstallTip.tsx")).InstallTip }));
const key = "stammis.install-tip";

function hintHere() {
  if (localStore.getItem(key)) return null;
  const standalone =
    window.matchMedia("(display-mode: standalone)").matches ||
    ("standalone" in navigator && navigator.standalone === true);
  return installHint({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints, standalone });
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
