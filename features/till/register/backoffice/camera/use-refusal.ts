import { useEffect, useRef, useState } from "react";

const staysMs = 2_000;

/** A code that is not wanted is said once for as long as it is held up, not with every picture. */
export function useRefusal(onRefused: () => void) {
  const [refused, setRefused] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refuse = (text: string) => {
    if (refused !== text) onRefused();
    setRefused(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setRefused(null), staysMs);
  };
  return { refused: refused !== null, refuse };
}
