import type { BrowserFacts } from "./install-hint.ts";

/** Returns the facts of this browser that decide how an app is installed. */
export function browserFacts(): BrowserFacts {
  const standalone =
    window.matchMedia("(display-mode: standalone)").matches ||
    ("standalone" in navigator && navigator.standalone === true);
  return { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints, standalone };
}
