import { sessionStore } from "../session/session-store.ts";
import { tillDeviceStore } from "../session/till-device-store.ts";

/** Returns who the device's memory belongs to: its approval as a till, else the sign-in; null without either. */
export function memoryOwner(): string | null {
  const device = tillDeviceStore.get();
  if (device) return `device ${device.chain} ${device.id}`;
  const session = sessionStore.get();
  return session && `session ${session.since}`;
}

/** Calls `onChange` when the device's approval or its session begins or ends. */
export function watchMemoryOwner(onChange: () => void): () => void {
  const unwatch = [tillDeviceStore.subscribe(onChange), sessionStore.subscribe(onChange)];
  return () => {
    for (const stop of unwatch) stop();
  };
}
