import type { ReactNode } from "react";
import classes from "./coupon-grid.module.css";

type CouponGridProps = {
  /** Tickets per row where there is width: 3, or 2 when they are a campaign's. Spec §9. */
  columns: 2 | 3;
  items: readonly { key: number | string; ticket: ReactNode }[];
};

/** Tickets: one under another on a phone, upright beside each other where there is width. */
export function CouponGrid({ columns, items }: CouponGridProps) {
  return (
    <div className={classes.room}>
      <ul className={classes.grid} data-columns={columns}>
        {items.map(({ key, ticket }) => (
          <li key={key}>{ticket}</li>
        ))}
      </ul>
    </div>
  );
}
