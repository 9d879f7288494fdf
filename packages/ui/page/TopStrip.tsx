import type { ReactNode } from "react";
import classes from "./top-strip.module.css";

type TopStripProps = {
  /** The kind of environment, in one word. */
  name: string;
  /** A description of the environment. */
  children: ReactNode;
  icon?: ReactNode;
  /** Opens the possible actions; with it, the complete strip is a button. */
  onOpen?: (() => void) | undefined;
  /** The name of the action. It stays visible when the description is too long for a line. */
  action?: string;
};

/** A strip above every screen while a special condition holds, such as a sandbox. Reserves its own space. */
export function TopStrip({ name, children, icon, onOpen, action }: TopStripProps) {
  const words = (
    <>
      <span className={classes.name}>
        {icon}
        {name}
      </span>{" "}
      {action ? (
        <span className={classes.line}>
          <span className={classes.description}>{children}</span> <span className={classes.words}>{action}</span>
        </span>
      ) : (
        <span className={classes.words}>{children}</span>
      )}
    </>
  );
  return (
    <section aria-label={name} className={classes.strip}>
      {onOpen ? (
        <button type="button" className={classes.inner} onClick={onOpen}>
          {words}
        </button>
      ) : (
        <p className={classes.inner}>{words}</p>
      )}
    </section>
  );
}
