import { type Coupon, RewardTicket } from "./RewardTicket.tsx";
import classes from "./reward-tickets.module.css";

/** Rewards, those within reach first, each kind cheapest first. */
export function RewardTickets({ coupons, balance }: { coupons: readonly Coupon[]; balance: number }) {
  const inReach = (coupon: Coupon) => Number(coupon.pointsRequired <= balance);
  const ordered = coupons
    .filter(({ publishStatus }) => publishStatus === "ACTIVE")
    .sort((a, b) => inReach(b) - inReach(a) || a.pointsRequired - b.pointsRequired);
  return (
    <ul className={classes.tickets}>
      {ordered.map((coupon) => (
        <li key={coupon.id}>
          <RewardTicket coupon={coupon} balance={balance} />
        </li>
      ))}
    </ul>
  );
}
