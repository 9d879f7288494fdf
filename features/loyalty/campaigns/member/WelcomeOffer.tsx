import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { Poster } from "#packages/ui/pictures/Poster.tsx";
import { fileUrl } from "#packages/web/member/club/files.ts";
import type { Home } from "#packages/web/member/club/home.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { useNearLasting } from "#packages/web/member/format/use-lasting.ts";
import { useGo } from "#packages/web/use-go.ts";
import { isRunning } from "./running.ts";

/** Shows the member's welcome offer until the member uses it or its months have passed. Spec §4 "Welcome offer". */
export function WelcomeOffer({ offer }: { offer: Home["welcomeOffer"] }) {
  const words = useTranslations("campaigns");
  const dates = useDates();
  const lasting = useNearLasting();
  const go = useGo();
  if (!offer) return null;
  // The member's offer may outlive its campaign's page. The coupon's page remains while the club has a subscription.
  const campaign = paths.campaign.replace("$id", String(offer.id));
  const hasPage = offer.coupon?.publishStatus === "ACTIVE";
  const coupon = offer.coupon && hasPage ? paths.coupon.replace("$id", String(offer.coupon.id)) : undefined;
  const href = isRunning(offer, dates.today()) ? campaign : coupon;
  return (
    <Poster
      level={2}
      kind={words("welcome")}
      title={offer.name}
      text={offer.description || undefined}
      imageUrl={fileUrl(offer.bannerPath)}
      imageAlt={offer.bannerTexts.join(" ")}
      drawn={offer.bannerTexts.length > 0}
      lasting={lasting(offer.validThrough)}
      href={href}
      navigate={go}
      first
    />
  );
}
