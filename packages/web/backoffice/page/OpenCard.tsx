import type { ReactNode } from "react";
import classes from "./open-card.module.css";
import { useTitle } from "./use-title.ts";

type OpenCardProps = {
  title: string;
  lead?: string | undefined;
  /** The width of the sheet: narrow for short forms, wide for long ones. */
  size?: "small" | "wide" | undefined;
  children: ReactNode;
  /** A small line below with an alternative. */
  foot?: ReactNode;
};

/** The sheet that holds the pages before the sign-in. */
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
