import type { ReactNode } from "react";
import classes from "./coupon-grid.module.css";

type CouponGridProps = {
  /** Tickets per row on wide screens: 3, or 2 for the coupons of a campaign. Spec §9. */
  columns: 2 | 3;
  items: readonly { key: number | string; ticket: ReactNode }[];
};

/** Lays out tickets in one column on a phone, and in rows of upright tickets on wide screens. */
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
