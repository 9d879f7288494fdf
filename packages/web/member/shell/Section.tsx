import { type ReactNode, useId } from "react";
import classes from "./section.module.css";

type SectionProps = {
  title: string;
  /** A link to further content, next to the title. */
  more?: ReactNode;
  /** A small instruction under the content. */
  note?: string | undefined;
  children: ReactNode;
};

/** A heading with its content. */
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
