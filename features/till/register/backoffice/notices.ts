import { useSyncExternalStore } from "react";
import { snackbarMs } from "#packages/domain/limits.ts";
import { createListeners } from "#packages/web/session/listeners.ts";

export type Notice = { tone: "good" | "bad"; text: string };

let shownNotice: Notice | null = null;
let timer: number | undefined;
const { subscribe, notify } = createListeners();

function show(notice: Notice | null) {
  shownNotice = notice;
  notify();
}

/** Shows a notice in the middle of the till for a moment. It covers neither the customer nor Confirm. */
export function say(tone: Notice["tone"], text: string) {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => show(null), snackbarMs);
  show({ tone, text });
}

export function hush() {
  window.clearTimeout(timer);
  show(null);
}

export function useNotice(): Notice | null {
  return useSyncExternalStore(subscribe, () => shownNotice);
}
