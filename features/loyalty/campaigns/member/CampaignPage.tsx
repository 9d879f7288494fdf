import { Button } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { couponKindRules } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import couponClasses from "#features/loyalty/coupons/member/coupon-page.module.css";
import { OfferPage } from "#features/loyalty/coupons/member/OfferPage.tsx";
import { RewardTicket } from "#features/loyalty/coupons/member/RewardTicket.tsx";
import { ValueTicket } from "#features/loyalty/coupons/member/ValueTicket.tsx";
import { WaysIn } from "#features/loyalty/coupons/member/WaysIn.tsx";
import { ShowCardButton } from "#features/members/wallet/member/card/ShowCardButton.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import { fileUrl } from "#packages/web/member/club/files.ts";
import { homeQuery } from "#packages/web/member/club/home.ts";
import { useLasting } from "#packages/web/member/format/use-lasting.ts";
import { useSession } from "#packages/web/member/session/session.ts";
import { Section } from "#packages/web/member/shell/Section.tsx";
import type { Campaign } from "./queries.ts";
import { actionTarget, campaignPath } from "./running.ts";
import { useCounted } from "./use-counted.ts";

type CampaignPageProps = {
  campaign: Campaign;
  /** The point of sale in the page's address, if any. */
  subpage?: string | undefined;
};

/** Shows a campaign with its action and its coupon. Spec §2 "/c/{id}/". */
export function CampaignPage({ campaign, subpage }: CampaignPageProps) {
  const words = useTranslations("campaigns");
  const lasting = useLasting();
  const signedIn = useSession() !== null;
  useCounted(campaign.id, signedIn);
  const { pointsOfSale } = useChain();
  const places = pointsOfSale
    .filter(({ id }) => campaign.pointOfSaleIds.includes(id))
    .map(({ commercialName }) => commercialName);
  const lastingText = lasting(campaign.endDate, campaign.startDate);
  return (
    <>
      <OfferPage
        imageUrl={fileUrl(campaign.bannerPath)}
        imageAlt={campaign.bannerTexts.join(" ")}
        kind={campaign.welcomeOffer ? words("welcome") : undefined}
        title={campaign.name}
        text={campaign.description}
        foot={
          signedIn ? (
            <>
              <p>{words(campaign.welcomeOffer ? "welcomeHow" : "how")}</p>
              <ShowCardButton />
            </>
          ) : (
            <>
              <p>{words("guestText")}</p>
              <WaysIn from={campaignPath(campaign.id, subpage)} register subpage={subpage} />
            </>
          )
        }
      >
        {lastingText && <p className={couponClasses.lasting}>{lastingText}</p>}
        {places.length > 0 && <p>{words("where", { places: places.join(", ") })}</p>}
        <Action campaign={campaign} />
      </OfferPage>
      <CarriedCoupon coupon={campaign.coupon} signedIn={signedIn} />
    </>
  );
}

/** The merchant's own link, in a new tab without access to this one. */
function Action({ campaign }: { campaign: Campaign }) {
  const words = useTranslations("campaigns");
  const target = actionTarget(campaign.actionButtonTarget);
  if (!target || !campaign.actionButtonLabel) return null;
  return (
    <Button
      component="a"
      href={target}
      target="_blank"
      rel="noopener noreferrer"
      variant="light"
      rightSection={<IconExternalLink size={18} aria-hidden />}
    >
      {campaign.actionButtonLabel}
      <span className="st-hidden"> ({words("newTab")})</span>
    </Button>
  );
}

const noPoints = { balance: 0, owed: 0 };

function CarriedCoupon({ coupon, signedIn }: { coupon: Campaign["coupon"]; signedIn: boolean }) {
  const words = useTranslations("campaigns");
  const points = useQuery({ ...homeQuery, enabled: signedIn }).data?.points ?? noPoints;
  if (coupon?.publishStatus !== "ACTIVE") return null;
  return (
    <Section title={words("coupon")}>
      {couponKindRules[coupon.kind].paysMoney ? (
        <ValueTicket coupon={coupon} />
      ) : (
        <RewardTicket coupon={coupon} points={points} />
      )}
    </Section>
  );
}
