import { CouponGrid } from "@stammis/ui/CouponGrid.tsx";
import { type Coupon, RewardTicket } from "./RewardTicket.tsx";

/** Rewards, those within reach first, each kind cheapest first. Spec §9 "Coupon grid". */
export function RewardTickets({ coupons, balance }: { coupons: readonly Coupon[]; balance: number }) {
  const inReach = (coupon: Coupon) => Number(coupon.pointsRequired <= balance);
  const ordered = coupons
    .filter(({ publishStatus }) => publishStatus === "ACTIVE")
    .sort((a, b) => inReach(b) - inReach(a) || a.pointsRequired - b.pointsRequired);
  const items = ordered.map((coupon) => ({
    key: coupon.id,
    ticket: <RewardTicket coupon={coupon} balance={balance} />,
  }));
  return <CouponGrid columns={3} items={items} />;
}
