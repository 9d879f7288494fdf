import { PublishMenu } from "#features/loyalty/publishing/backoffice/PublishMenu.tsx";
import { type Coupon, useCouponActs } from "./queries.ts";

type CouponMenuProps = { coupon: Coupon; onRemoved?: () => void; compact?: boolean };

/** What can be done with a coupon. */
export function CouponMenu({ coupon, ...menu }: CouponMenuProps) {
  return <PublishMenu thing={coupon} acts={useCouponActs()} {...menu} />;
}
