import { useEffect, useRef } from "react";
import { beginsBurst, noBurst, scannedCode, withKey } from "./customer/scan-burst.ts";

interface TillKeys {
  /** A hand scanner has typed a code, wherever the focus was. */
  onScan: (code: string) => void;
  /** A first key of what may become a scan: what is typed must be put back if it does. */
  onBegin: () => void;
  /** A key pressed outside every field. */
  onKey: (event: KeyboardEvent) => void;
  /** Escape, where nothing on top of the till takes it. */
  onEscape: () => void;
}

const elsewhere = "input, textarea, select, [contenteditable], [role=menu], [role=dialog]";
// Wherever the focus fell: what is typed is meant for what lies on top. A camera beside the till leaves it the keys.
const onTop = "[role=menu], [role=dialog]:not([aria-modal=false])";

const isPlain = (event: KeyboardEvent): boolean =>
  !document.querySelector(onTop) && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.altKey;

const isFree = (event: KeyboardEvent): boolean =>
  isPlain(event) && !(event.target instanceof Element && event.target.closest(elsewhere));

/** Keys of the whole screen: scanners need no click into a field, and neither does typing. */
export function useTillKeys(keys: TillKeys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    let burst = noBurst;
    const listen = (event: KeyboardEvent) => {
      const at = event.timeStamp;
      const code = event.key === "Enter" ? scannedCode(burst, at) : null;
      if (beginsBurst(burst, at)) latest.current.onBegin();
      burst = withKey(burst, event.key, at);
      if (code) {
        // Before any button or form takes the scanner's Enter for its own.
        event.preventDefault();
        event.stopPropagation();
        latest.current.onScan(code);
      } else if (event.key === "Escape") {
        if (isPlain(event)) latest.current.onEscape();
      } else if (isFree(event)) {
        latest.current.onKey(event);
      }
    };
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, []);
}
