import { useEffect } from "react";

/**
 * Keeps the screen on while `active` (a card is shown to a scanner), if the browser can. Requests the lock again when
 * the page becomes visible, because hiding the page releases it.
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
        // Low battery or a policy may refuse the lock. The card still works, and the screen dims as usual.
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
