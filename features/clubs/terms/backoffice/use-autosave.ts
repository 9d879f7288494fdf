import { useEffect, useRef, useState } from "react";
import { AutosaveQueue, type SaveState } from "./autosave-queue.ts";

/**
 * Sends typed text shortly after the last key, one value at a time, the newest last; also when the screen closes or is
 * hidden. A failed value is sent with the next change or by `flush`.
 */
export function useAutosave<T>(send: (value: T) => Promise<unknown>) {
  const [state, setState] = useState<SaveState>("clean");
  const [queue] = useState(() => new AutosaveQueue<T>(setState));
  useEffect(() => {
    queue.send = send;
  }, [queue, send]);
  const pending = useRef(false);
  pending.current = state === "waiting" || state === "saving" || state === "failed";
  useEffect(() => {
    const whenHidden = () => document.visibilityState === "hidden" && void queue.flush();
    const whenLeaving = (event: BeforeUnloadEvent) => {
      if (pending.current) event.preventDefault();
    };
    document.addEventListener("visibilitychange", whenHidden);
    window.addEventListener("beforeunload", whenLeaving);
    return () => {
      document.removeEventListener("visibilitychange", whenHidden);
      window.removeEventListener("beforeunload", whenLeaving);
      void queue.flush();
    };
  }, [queue]);
  return { state, change: queue.change, flush: queue.flush, settle: queue.settle };
}
