import { useEffect, useEffectEvent, useState } from "react";

/** Counts down the seconds since the server's answer, and calls `onOver` at zero. */
export function useCountdown(seconds: number, answeredAt: number, onOver: () => void): number {
  const until = answeredAt + seconds * 1000;
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000));
  const running = seconds > 0 && secondsLeft > 0;
  const over = useEffectEvent(onOver);
  useEffect(() => {
    setNow(Date.now());
    if (seconds <= 0) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() < until) return;
      clearInterval(timer);
      over();
    }, 500);
    return () => clearInterval(timer);
  }, [seconds, until]);
  return running ? secondsLeft : 0;
}
