import type { ReactNode } from "react";
import classes from "./fields.module.css";

/** Makes fields read-only while `disabled`, without a box of its own. */
export function Fields({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  return (
    <fieldset disabled={disabled} className={classes.bare}>
      {children}
    </fieldset>
  );
}
