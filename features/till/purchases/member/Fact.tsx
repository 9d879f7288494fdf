import type { ReactNode } from "react";
import classes from "./purchase-facts.module.css";

/** Shows one fact with its name. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  );
}
