import { useSyncExternalStore } from "react";
import { ApiError } from "#packages/contract/client.ts";
import { createListeners } from "#packages/web/session/listeners.ts";

let reached = true;
const listeners = createListeners();

function noteReached(now: boolean) {
  if (now === reached) return;
  reached = now;
  listeners.notify();
}

/** Whether the latest call came through. `navigator.onLine` is not consulted: it is wrong both ways on some devices. */
export function useIsReached(): boolean {
  return useSyncExternalStore(listeners.subscribe, () => reached);
}

/** Calls `probe` when the browser reports that its network came or went: the outcome of a real call is what counts. */
export function onNetworkHint(probe: () => void): () => void {
  window.addEventListener("online", probe);
  window.addEventListener("offline", probe);
  return () => {
    window.removeEventListener("online", probe);
    window.removeEventListener("offline", probe);
  };
}

/** Passes a call's outcome on and notes whether the server could be reached. */
export async function noting<T>(work: Promise<T>): Promise<T> {
  try {
    const answer = await work;
    noteReached(true);
    return answer;
  } catch (error) {
    // Calls that we gave up ourselves say nothing about the net; a timeout does.
    if (error instanceof ApiError) noteReached(error.status !== 0);
    else if (error instanceof DOMException && error.name === "TimeoutError") noteReached(false);
    throw error;
  }
}
