import type { ReactNode } from "react";
import classes from "./fields.module.css";

/** Fields that are read and not written while `disabled`; no box of its own. */
export function Fields({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  return (
    <fieldset disabled={disabled} className={classes.bare}>
      {children}
    </fieldset>
  );
}
