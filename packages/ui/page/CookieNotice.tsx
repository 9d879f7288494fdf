import { type ReactNode, useState } from "react";
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

/** A line about cookies in the flow of the page, so that it covers nothing. */
export function CookieNotice({ label, children, acceptLabel, dontShowAgainLabel, onClose }: CookieNoticeProps) {
  const [never, setNever] = useState(false);
  return (
    <section className={classes.notice} aria-label={label} data-notice>
      <p className={classes.words}>{children}</p>
      <label className={classes.never}>
        <input type="checkbox" checked={never} onChange={(event) => setNever(event.currentTarget.checked)} />
        {dontShowAgainLabel}
      </label>
      <PlainButton look="light" onClick={() => onClose(never)}>
        {acceptLabel}
      </PlainButton>
    </section>
  );
}
