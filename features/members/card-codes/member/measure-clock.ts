import { callHeaders } from "#packages/web/member/session/api.ts";
import { routes } from "#packages/web/member/session/routes.ts";
import { measuringClock } from "#packages/web/session/server-clock.ts";

/**
 * Measures the difference between the phone's clock and the server's. Without a network, the last measured difference
 * remains.
 */
export async function measureClock(): Promise<void> {
  const ask = () => fetch(`/api${routes.getSession.path}`, { headers: callHeaders() });
  await measuringClock(ask).catch(() => undefined);
}

// Measures soon after the app has started, because the member may open the card later without a network.
void measureClock();
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") void measureClock();
});
