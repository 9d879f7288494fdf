import type { ReactNode } from "react";
import classes from "./office-shell.module.css";

type OfficeShellProps = {
  /** `SideNav`. */
  nav: ReactNode;
  /** A line across the top that must be seen: trial ending, signed in as somebody. */
  notice?: ReactNode;
  /** "Till innehållet" */
  skipLabel: string;
  children: ReactNode;
};

/** The back office's house: navigation at the left (above on phones), the page beside it. */
export function OfficeShell({ nav, notice, skipLabel, children }: OfficeShellProps) {
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {skipLabel}
      </a>
      {nav}
      <div className={classes.beside}>
        {notice}
        <main id="content" tabIndex={-1} className={classes.content}>
          {children}
        </main>
      </div>
    </div>
  );
}
