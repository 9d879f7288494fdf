import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { buzz } from "./haptics.ts";
import classes from "./success-tick.module.css";

type SuccessTickProps = {
  title: string;
  /** The earned rewards, one per line: "+120 poäng", "2 stämplar". */
  earned?: readonly string[] | undefined;
  /** An undo button; the screen stays while a pointer or the focus is on it. */
  action?: ReactNode;
  closeLabel: string;
  onDone: () => void;
  /** Milliseconds until the screen closes by itself; 2600 by default. */
  duration?: number | undefined;
};

/** Shows a full-screen tick with the earned rewards; closes by itself or at a touch. */
export function SuccessTick({ title, earned, action, closeLabel, onDone, duration = 2600 }: SuccessTickProps) {
  const [isHeld, setHeld] = useState(false);
  const finish = useEffectEvent(onDone);
  useEffect(() => buzz([20, 40, 20]), []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => finish(), duration);
    return () => clearTimeout(timer);
  }, [isHeld, duration]);
  return (
    <div className={classes.screen}>
      <button type="button" className={classes.close} onClick={onDone} aria-label={closeLabel} />
      <svg viewBox="0 0 120 120" className={classes.tick} aria-hidden="true">
        <circle cx="60" cy="60" r="54" />
        <path d="M36 62l16 17 33-37" pathLength="1" />
      </svg>
      <div role="alert">
        <p className={classes.title}>{title}</p>
        {earned?.map((line, place) => (
          <p key={place} className={classes.earned}>
            {line}
          </p>
        ))}
      </div>
      {action && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only notices that a hand is near; the button inside acts
        <div
          className={classes.action}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          {action}
        </div>
      )}
    </div>
  );
}
