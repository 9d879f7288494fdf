import type { ReactNode } from "react";
import classes from "./open-card.module.css";
import { useTitle } from "./use-title.ts";

type OpenCardProps = {
  title: string;
  lead?: string | undefined;
  /** A sheet for short forms, a wider one for long. */
  size?: "small" | "wide" | undefined;
  children: ReactNode;
  /** A quiet line below: another way. */
  foot?: ReactNode;
};

/** The sheet that the pages before the sign-in stand on. */
export function OpenCard({ title, lead, size = "small", children, foot }: OpenCardProps) {
  useTitle(title);
  return (
    <div className={classes.place} data-size={size}>
      <section className={classes.card}>
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </section>
      {foot && <div className={classes.foot}>{foot}</div>}
    </div>
  );
}
