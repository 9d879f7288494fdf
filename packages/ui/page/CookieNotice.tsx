import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { PlainButton } from "../form/PlainButton.tsx";
import classes from "./cookie-notice.module.css";

type CookieNoticeProps = {
  label: string;
  /** The text, with a link to the policy where needed. */
  children: ReactNode;
  acceptLabel: string;
  dontShowAgainLabel: string;
  onClose: (dontShowAgain: boolean) => void;
};

/** A small notice at the foot of the screen; the page stays usable. */
export function CookieNotice({ label, children, acceptLabel, dontShowAgainLabel, onClose }: CookieNoticeProps) {
  const [never, setNever] = useState(false);
  const notice = useRef<HTMLElement>(null);
  useRoomBeneath(notice);
  return (
    <section ref={notice} className={classes.notice} aria-label={label}>
      <div className={classes.words}>{children}</div>
      <div className={classes.foot}>
        <label className={classes.never}>
          <input type="checkbox" checked={never} onChange={(event) => setNever(event.currentTarget.checked)} />
          {dontShowAgainLabel}
        </label>
        <PlainButton look="filled" onClick={() => onClose(never)}>
          {acceptLabel}
        </PlainButton>
      </div>
    </section>
  );
}

/** Reserves space for the notice below the page and its messages, for any height of the notice. */
function useRoomBeneath(notice: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const room = () => style.setProperty("--st-notice", `${(notice.current?.offsetHeight ?? 0) + 12}px`);
    const watcher = new ResizeObserver(room);
    // The observer also reports the first measurement, before the notice is painted.
    if (notice.current) watcher.observe(notice.current);
    return () => {
      watcher.disconnect();
      style.removeProperty("--st-notice");
    };
  }, [notice]);
}
