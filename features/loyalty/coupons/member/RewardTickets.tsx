import { type PointsHeld, pointsLacking } from "#features/loyalty/points/domain/points-lacking.ts";
import { CouponGrid } from "#packages/ui/cards/CouponGrid.tsx";
import { type Coupon, RewardTicket } from "./RewardTicket.tsx";
import { isToUse } from "./use-coupon-page.ts";

/** Lists rewards: first the rewards within reach, then by price, the cheapest first. Spec §9 "Coupon grid". */
export function RewardTickets({ coupons, points }: { coupons: readonly Coupon[]; points: PointsHeld | null }) {
  const inReach = ({ pointsRequired }: Coupon) => Number(!points || pointsLacking(pointsRequired, points) === 0);
  const ordered = coupons
    .filter(isToUse)
    .sort((a, b) => inReach(b) - inReach(a) || a.pointsRequired - b.pointsRequired);
  const items = ordered.map((coupon) => ({
    key: coupon.id,
    ticket: <RewardTicket coupon={coupon} points={points} />,
  }));
  return <CouponGrid columns={3} items={items} />;
}
