import { callHeaders } from "#packages/web/member/session/api.ts";
import { routes } from "#packages/web/member/session/routes.ts";
import { measuringClock } from "#packages/web/member/session/server-clock.ts";

/** Compares the phone's clock with the server's; without a network the last difference stays. */
export async function measureClock(): Promise<void> {
  const ask = () => fetch(`/api${routes.getSession.path}`, { headers: callHeaders() });
  await measuringClock(ask).catch(() => undefined);
}

// This file is loaded soon after the app has started, and the card may next be opened where there is no network.
void measureClock();
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") void measureClock();
});
