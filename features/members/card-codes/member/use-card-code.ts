import { useEffect, useState } from "react";
import { useSession } from "#packages/web/member/session/session.ts";
import { serverNow } from "#packages/web/session/server-clock.ts";
import { cardStepAt, cardStepSeconds } from "../domain/card-codes.ts";
import { canMakeCodes, makeCode } from "./make-code.ts";
import { measureClock } from "./measure-clock.ts";

const stepMs = cardStepSeconds * 1000;

interface ShownCode {
  /** The content of the QR code. */
  value: string;
  /** The step of the code. Null if the QR contains the membership number alone, which does not change. */
  step: number | null;
  /** The part of the step that had passed when the code was made, in milliseconds. */
  elapsedMs: number;
}

/**
 * Returns the code of the current step while the page is visible, also without a network. Null until the first code is
 * made. The membership number alone if the browser cannot make codes.
 */
export function useCardCode(number: string): ShownCode | null {
  const token = useSession()?.token;
  const [code, setCode] = useState<ShownCode | null>(null);
  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function show(): Promise<void> {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") return;
      const now = serverNow();
      const step = cardStepAt(now);
      const elapsedMs = now - step * stepMs;
      const code = token && canMakeCodes() ? await makeCode(token, number, step).catch(() => null) : null;
      if (!isHere) return;
      setCode(code ? { value: code, step, elapsedMs } : { value: number, step: null, elapsedMs: 0 });
      clearTimeout(timer);
      if (code) timer = setTimeout(show, stepMs - elapsedMs);
    }
    void show();
    // Measures the clock again when the card is opened, so that its code is right even if the phone's clock has
    // changed.
    void measureClock().then(show);
    document.addEventListener("visibilitychange", show);
    return () => {
      isHere = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", show);
    };
  }, [number, token]);
  return code;
}
