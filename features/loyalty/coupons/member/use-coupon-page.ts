import { useRouter } from "@tanstack/react-router";
import { mayRedeem, type PublishStatus } from "#features/loyalty/publishing/domain/publish-status.ts";
import { paths } from "#features/member-paths.ts";
import type { AnswerOf } from "#packages/web/member/session/api.ts";

type Shown = { publishStatus: PublishStatus };

/**
 * Whether the member can use a coupon. A SUSPENDED coupon is shown only in its grace period, so it can be used. Spec
 * §4.
 */
export const isToUse = ({ publishStatus }: Shown): boolean => mayRedeem(publishStatus, true);

/** Opens a coupon's own page; undefined without one, as for a SUSPENDED coupon. Spec §2 "/r/{id}/". */
export function useCouponPage({
  id,
  publishStatus,
}: Pick<AnswerOf<"getPublicCoupon">, "id" | "publishStatus">): (() => void) | undefined {
  const router = useRouter();
  if (publishStatus !== "ACTIVE") return undefined;
  return () => void router.navigate({ to: paths.coupon, params: { id: String(id) } });
}
