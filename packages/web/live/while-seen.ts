import type { Live } from "./live.ts";

/** Milliseconds after which a hidden page closes its connection; a short look at another tab keeps it. */
const putAwayMs = 20_000;

/**
 * Listens to live events while a page is visible. Reconnects at once when the page becomes visible, because a browser
 * that slept does not notice a dead connection.
 */
export function listenWhileSeen(live: Live): () => void {
  let stop: (() => void) | null = null;
  let timer: number | undefined;
  let hiddenAt = Number.POSITIVE_INFINITY;
  const begin = () => {
    stop ??= live.start();
  };
  const end = () => {
    stop?.();
    stop = null;
  };
  const onSeen = () => {
    window.clearTimeout(timer);
    if (document.visibilityState === "hidden") {
      hiddenAt = Date.now();
      timer = window.setTimeout(end, putAwayMs);
    } else if (!stop) begin();
    else if (Date.now() - hiddenAt > putAwayMs) live.again();
  };
  const onOnline = () => {
    if (stop) live.again();
  };
  if (document.visibilityState !== "hidden") begin();
  document.addEventListener("visibilitychange", onSeen);
  window.addEventListener("online", onOnline);
  window.addEventListener("pagehide", end);
  window.addEventListener("pageshow", onSeen);
  return () => {
    window.clearTimeout(timer);
    end();
    document.removeEventListener("visibilitychange", onSeen);
    window.removeEventListener("online", onOnline);
    window.removeEventListener("pagehide", end);
    window.removeEventListener("pageshow", onSeen);
  };
}
