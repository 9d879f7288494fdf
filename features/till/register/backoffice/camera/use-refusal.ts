import { useEffect, useRef, useState } from "react";

const staysMs = 2_000;

/** Reports an unwanted code once while it stays in view, not with every picture. */
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
