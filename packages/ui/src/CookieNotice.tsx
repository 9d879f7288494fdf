import { Button, Checkbox } from "@mantine/core";
import { type ReactNode, useState } from "react";
import classes from "./cookie-notice.module.css";

type CookieNoticeProps = {
  label: string;
  /** The words, with a link to the policy where wanted. */
  children: ReactNode;
  acceptLabel: string;
  dontShowAgainLabel: string;
  onClose: (dontShowAgain: boolean) => void;
};

/** A quiet notice at the foot of the screen: never a wall. */
export function CookieNotice({ label, children, acceptLabel, dontShowAgainLabel, onClose }: CookieNoticeProps) {
  const [never, setNever] = useState(true);
  return (
    <section className={classes.notice} aria-label={label}>
      <div className={classes.words}>{children}</div>
      <div className={classes.foot}>
        <Checkbox
          label={dontShowAgainLabel}
          checked={never}
          onChange={(event) => setNever(event.currentTarget.checked)}
        />
        <Button onClick={() => onClose(never)}>{acceptLabel}</Button>
      </div>
    </section>
  );
}
