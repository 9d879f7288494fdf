import { useTranslations } from "use-intl/react";
import { Ticket } from "#packages/ui/cards/Ticket.tsx";
import { fileUrl } from "#packages/web/member/club/files.ts";
import { useNumbers } from "#packages/web/member/format/numbers.ts";
import { useNearLasting } from "#packages/web/member/format/use-lasting.ts";
import type { Coupon } from "./RewardTicket.tsx";
import { useCouponPage } from "./use-coupon-page.ts";

/** Shows a value coupon as a read-only ticket. A tap opens the coupon's page. Spec §4. */
export function ValueTicket({ coupon }: { coupon: Coupon }) {
  const { wholeKronor } = useNumbers();
  const words = useTranslations("coupons");
  const lasting = useNearLasting();
  const open = useCouponPage(coupon);
  const { minimumPurchase: atLeast } = coupon;
  const terms = [
    atLeast !== null && words("atLeast", { amount: wholeKronor(atLeast) }),
    lasting(coupon.endDate, coupon.startDate),
  ].filter(Boolean);
  return (
    <Ticket
      title={coupon.name}
      description={coupon.description || undefined}
      imageUrl={fileUrl(coupon.imagePath)}
      value={{ amount: wholeKronor(coupon.value ?? 0), unit: "kr" }}
      lasting={terms.join(" · ") || undefined}
      onOpen={open}
    />
  );
}
