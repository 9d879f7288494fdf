import { useEffect, useRef } from "react";
import { padKey } from "./pin-entry.ts";

interface PadKeys {
  onKey: (key: string) => void;
  onEnter: () => void;
}

/** Sends the keyboard to the pad wherever the focus is, except in fields; null while another element has the keys. */
export function usePadKeys(keys: PadKeys | null) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    // Digits and Enter go to the pad, whichever button had the focus.
    let typing = false;
    const listen = (event: KeyboardEvent) => {
      const wasTyping = typing;
      typing = false;
      const { target } = event;
      const inField = target instanceof Element && target.closest("input, textarea, select, [role=menu]") !== null;
      const hasModifier = event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey;
      if (!latest.current || inField || hasModifier) return;
      const key = padKey(event.key);
      if (key) {
        event.preventDefault();
        typing = true;
        latest.current.onKey(key);
      } else if (event.key === "Enter" && (wasTyping || !(target instanceof HTMLButtonElement))) {
        event.preventDefault();
        latest.current.onEnter();
      }
    };
    const stop = () => {
      typing = false;
    };
    window.addEventListener("keydown", listen);
    window.addEventListener("focusin", stop);
    return () => {
      window.removeEventListener("keydown", listen);
      window.removeEventListener("focusin", stop);
    };
  }, []);
}
