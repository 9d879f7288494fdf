import { snackbarMs } from "@stammis/domain/limits";
import { useSyncExternalStore } from "react";

export type Notice = { tone: "good" | "bad"; text: string };

let shown: Notice | null = null;
let timer: number | undefined;
const listeners = new Set<() => void>();

function show(notice: Notice | null) {
  shown = notice;
  for (const listener of listeners) listener();
}

/** Says something in the till's middle, where it covers neither who nor Confirm; gone by itself. */
export function say(tone: Notice["tone"], text: string) {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => show(null), snackbarMs);
  show({ tone, text });
}

export function hush() {
  window.clearTimeout(timer);
  show(null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useNotice(): Notice | null {
  return useSyncExternalStore(subscribe, () => shown);
}
