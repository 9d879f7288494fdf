import { localStore } from "../../session/device-store.ts";

const place = "stammis.clock";
/** An answer that took longer says nothing: the phone may have slept in between. Milliseconds. */
const promptMs = 10_000;
/** Smaller differences are not stored: the server names whole seconds. Milliseconds. */
const noticedMs = 2_000;
/** The header leaves out half a second on average. Milliseconds. */
const leftOutMs = 500;

/** How far the server's clock is ahead of the device's, in milliseconds, as it was measured last. */
const skew = () => Number(localStore.getItem(place)) || 0;

/** The present moment by the server's clock, in milliseconds, also without a network. */
export const serverNow = (): number => Date.now() + skew();

/** Sends a request and measures the device's clock by the answer, which names the server's time. */
export async function measuringClock(send: () => Promise<Response>): Promise<Response> {
  const sentAt = Date.now();
  const response = await send();
  const now = Date.now();
  const at = Date.parse(response.headers.get("date") ?? "");
  if (now >= sentAt && now - sentAt < promptMs) {
    const measured = Math.round(at + leftOutMs - (sentAt + now) / 2);
    if (Math.abs(measured - skew()) > noticedMs) localStore.setItem(place, String(measured));
  }
  return response;
}
