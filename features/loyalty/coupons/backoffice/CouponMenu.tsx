import { PublishMenu } from "#features/loyalty/publishing/backoffice/PublishMenu.tsx";
import { type Coupon, useCouponActs } from "./queries.ts";

type CouponMenuProps = { coupon: Coupon; onRemoved?: () => void; compact?: boolean };

/** The menu of a coupon's actions. */
export function CouponMenu({ coupon, ...menu }: CouponMenuProps) {
  return <PublishMenu thing={coupon} acts={useCouponActs()} {...menu} />;
}
