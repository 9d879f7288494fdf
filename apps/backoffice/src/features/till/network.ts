import { ApiError } from "@stammis/contract/client";
import { createListeners } from "@stammis/shell/listeners.ts";
import { useSyncExternalStore } from "react";

let reached = true;
const listeners = createListeners();

function noteReached(now: boolean) {
  if (now === reached) return;
  reached = now;
  listeners.notify();
}

function subscribe(listener: () => void) {
  const unsubscribe = listeners.subscribe(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    unsubscribe();
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** Whether the latest call came through; a device may think it is online while nothing does. */
export function useIsReached(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine && reached);
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
