import { localStore } from "./device-store.ts";

const place = "stammis.clock";
/** Milliseconds within which a response must arrive to be measured: during a longer one, the phone may have slept. */
const promptMs = 10_000;
/** The smallest difference to store, in milliseconds: the server's time has whole seconds only. */
const noticedMs = 2_000;
/** Milliseconds that the server's time, cut to whole seconds, is too early on average. */
const leftOutMs = 500;

/** Returns how far the server's clock is ahead of the device's, in milliseconds, as measured last. */
const skew = () => Number(localStore.getItem(place)) || 0;

/** Returns the current time of the server's clock in milliseconds, also without a network. */
export const serverNow = (): number => Date.now() + skew();

/** Sends a request and compares the device's clock with the server's time in the response. */
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
