import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "@tanstack/react-router";
import { lazy } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { locationQuery } from "#features/clubs/locations/member/queries.ts";
import { subpageOf } from "#features/clubs/locations/member/subpage.ts";
import { Campaigns } from "#features/loyalty/campaigns/member/Campaigns.tsx";
import { publicCampaignsQuery } from "#features/loyalty/campaigns/member/queries.ts";
import { campaignsAt } from "#features/loyalty/campaigns/member/running.ts";
import type { Coupon } from "#features/loyalty/coupons/member/RewardTicket.tsx";
import { RewardTickets } from "#features/loyalty/coupons/member/RewardTickets.tsx";
import { publicPointsQuery } from "#features/loyalty/points/member/queries.ts";
import { PublicStampCards } from "#features/loyalty/stamp-cards/member/PublicStampCards.tsx";
import { publicStampCardsQuery } from "#features/loyalty/stamp-cards/member/queries.ts";
import { paths } from "#features/member-paths.ts";
import { ClubCover, GiftLine } from "#features/members/joining/member/ClubCover.tsx";
import { CardSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import { isMissing } from "#packages/web/member/club/missing.ts";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";
import { PartFailed } from "#packages/web/member/shell/PartFailed.tsx";
import { Section } from "#packages/web/member/shell/Section.tsx";
import { Themed } from "#packages/web/member/shell/Themed.tsx";
import { useFold } from "#packages/web/member/shell/use-fold.tsx";
import classes from "./guest-screen.module.css";

const SubpageMissing = lazy(async () => ({
  default: (await import("#features/clubs/locations/member/SubpageMissing.tsx")).SubpageMissing,
}));

/** `/guest` and `/{subpage}/guest`: the club, the two ways in, and its current offers. Spec §2. */
export function GuestScreen() {
  const words = useTranslations("guest");
  const campaignWords = useTranslations("campaigns");
  const cardWords = useTranslations("stampCards");
  const loading = useTranslations("words")("loading");
  const language = useLocale();
  const chain = useChain();
  const subpage = subpageOf(useLocation().pathname);
  const location = useQuery({ ...locationQuery(subpage ?? ""), enabled: subpage !== null });
  const campaigns = useQuery(publicCampaignsQuery);
  const cards = useQuery(publicStampCardsQuery);
  const points = useQuery({ ...publicPointsQuery, enabled: chain.clubPointActive });
  if (location.isLoading) return <CardSkeleton label={loading} />;
  if (location.data && isMissing(location.data)) {
    return (
      <Themed>
        <SubpageMissing />
      </Themed>
    );
  }
  // A public welcome offer is the first of the campaigns, which name the gift.
  const isListed = campaigns.isPending || campaigns.data?.some(({ welcomeOffer }) => welcomeOffer);
  const gift = isListed ? null : chain.welcomeGift?.[language];
  const text = chain.clubPointActive ? "pointsText" : cards.data?.length ? "stampsText" : "clubText";
  return (
    <div className={classes.landing}>
      <ClubCover
        chainName={chain.commercialName}
        cardHint={words("cardHint")}
        title={words("title", { chain: chain.commercialName })}
        text={points.data?.description || words(text)}
        gift={gift && <GiftLine>{gift}</GiftLine>}
        note={<PartFailed query={points} failed={words("pointsFailed")} />}
      >
        <WaysIn />
      </ClubCover>
      <PartFailed query={campaigns} failed={campaignWords("listFailed")} />
      <Campaigns
        title={words("campaigns")}
        campaigns={campaignsAt(campaigns.data ?? [], location.data?.id)}
        subpage={subpage}
        first
      />
      <PublicRewards rewards={points.data?.rewards ?? []} />
      <PartFailed query={cards} failed={cardWords("cardsFailed")} />
      <PublicStampCards title={words("stampCards")} cards={cards.data ?? []} />
    </div>
  );
}

/** Lists the rewards that members collect points for, cheapest first. */
function PublicRewards({ rewards }: { rewards: readonly Coupon[] }) {
  const words = useTranslations("guest");
  const [visibleRewards, fold] = useFold(rewards);
  if (rewards.length === 0) return null;
  return (
    <Section title={words("rewards")}>
      <RewardTickets coupons={visibleRewards} points={null} />
      {fold}
    </Section>
  );
}

function WaysIn() {
  const words = useTranslations("guest");
  const common = useTranslations("words");
  const subpage = subpageOf(useLocation().pathname);
  const { from } = useSearch({ strict: false });
  return (
    <>
      {subpage ? (
        <LinkButton to={paths.locationOnboarding} params={{ subpage }}>
          {words("register")}
        </LinkButton>
      ) : (
        <LinkButton to={paths.onboarding}>{words("register")}</LinkButton>
      )}
      <LinkButton to={paths.login} search={from ? { from } : {}} variant="default">
        {common("signIn")}
      </LinkButton>
    </>
  );
}
