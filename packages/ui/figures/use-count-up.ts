import { useEffect, useRef, useState } from "react";

const countMs = 700;

/** Returns the number to show: counts up to a value that has grown, unless the user asks for reduced motion. */
export function useCountUp(value: number): number {
  const [shownValue, setShown] = useState(value);
  const before = useRef(value);
  useEffect(() => {
    const from = before.current;
    before.current = value;
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (value <= from || isCalm || document.visibilityState === "hidden") return setShown(value);
    const began = performance.now();
    let frame = 0;
    const count = (now: number) => {
      const part = Math.min(1, Math.max(0, now - began) / countMs);
      setShown(Math.round(from + (value - from) * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shownValue;
}
