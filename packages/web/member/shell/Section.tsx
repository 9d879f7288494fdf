import { type ReactNode, useId } from "react";
import classes from "./section.module.css";

type SectionProps = {
  title: string;
  /** Beside the title: the way to the rest. */
  more?: ReactNode;
  /** Under the content, small: how to use it. */
  note?: string | undefined;
  children: ReactNode;
};

/** One heading and what belongs under it. */
export function Section({ title, more, note, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {more}
      </div>
      {children}
      {note && <p className={classes.note}>{note}</p>}
    </section>
  );
}
