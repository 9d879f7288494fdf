import type { ReactNode } from "react";
import classes from "./member-shell.module.css";

type MemberShellProps = {
  /** A notice above the page, such as `CookieNotice`. */
  notice?: ReactNode;
  /** The club's logo, 64 px. */
  header?: ReactNode;
  /** The menu on the left: `SideNav`, shown at 600 px and wider. */
  drawer?: ReactNode;
  /** The strip with the card: `MemberCard variant="strip"`. */
  strip?: ReactNode;
  /** The menu at the foot: `BottomBar`, shown under 600 px. */
  bar?: ReactNode;
  skipLabel: string;
  children: ReactNode;
};

/**
 * Frames the member app in one phone-wide column; from 600 px the column has a grey ground and the drawer on its left.
 */
export function MemberShell({ notice, header, drawer, strip, bar, skipLabel, children }: MemberShellProps) {
  return (
    <div className={classes.shell} data-drawer={drawer ? true : undefined}>
      <a href="#content" className={classes.skip}>
        {skipLabel}
      </a>
      {drawer && <div className={classes.drawer}>{drawer}</div>}
      <div className={classes.column}>
        {notice}
        {header && <header className={classes.header}>{header}</header>}
        <main id="content" tabIndex={-1} className={classes.content}>
          {children}
        </main>
        {(strip || bar) && (
          <div className={classes.foot}>
            {strip}
            {bar && <div className={classes.bar}>{bar}</div>}
          </div>
        )}
      </div>
    </div>
  );
}
