import { useEffect } from "react";

/**
 * Keeps the screen lit while `active` (a card held out to a scanner), where the browser can; asked for again each
 * time the page comes back into view, since the lock is lost when it leaves.
 */
export function useKeepAwake(active: boolean): void {
  useEffect(() => {
    if (!active || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== "visible") return;
      try {
        const got = await navigator.wakeLock.request("screen");
        if (over) await got.release();
        else lock = got;
      } catch {
        // Low battery or a policy forbids it: the card still works, the screen only dims as usual.
      }
    };
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, [active]);
}
