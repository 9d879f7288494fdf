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

/** Whether the latest call of this page came through. */
export const isReached = () => reached;

/** Whether the latest call came through. `navigator.onLine` is not consulted: it is wrong both ways on some devices. */
export function useIsReached(): boolean {
  return useSyncExternalStore(listeners.subscribe, isReached);
}

/** Calls `probe` when the browser reports a network change. Only the outcome of a real call counts. */
export function onNetworkHint(probe: () => void): () => void {
  window.addEventListener("online", probe);
  window.addEventListener("offline", probe);
  return () => {
    window.removeEventListener("online", probe);
    window.removeEventListener("offline", probe);
  };
}

/** Calls `onReturn` when a call comes through after others have not. */
export const onNetworkReturn = (onReturn: () => void) =>
  listeners.subscribe(() => {
    if (reached) onReturn();
  });

/** Passes the outcome of a call on and records if the server was reached. */
export async function noting<T>(work: Promise<T>): Promise<T> {
  try {
    const answer = await work;
    noteReached(true);
    return answer;
  } catch (error) {
    // A call that the till aborted tells nothing about the network; a timeout does.
    if (error instanceof ApiError) noteReached(error.status !== 0);
    else if (error instanceof DOMException && error.name === "TimeoutError") noteReached(false);
    throw error;
  }
}
