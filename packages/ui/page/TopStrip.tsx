import type { ReactNode } from "react";
import classes from "./top-strip.module.css";

type TopStripProps = {
  /** What kind of place this is, in a word. */
  name: string;
  /** What goes on there. */
  children: ReactNode;
  icon?: ReactNode;
  /** Opens what can be done about it; the whole strip is the button then. */
  onOpen?: (() => void) | undefined;
};

/** Above everything, on every screen, for as long as it is true: a place that is not like the others. Leaves room for itself. */
export function TopStrip({ name, children, icon, onOpen }: TopStripProps) {
  const words = (
    <>
      <span className={classes.name}>
        {icon}
        {name}
      </span>{" "}
      <span className={classes.words}>{children}</span>
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
