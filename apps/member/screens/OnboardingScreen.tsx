import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl/react";
import { locationQuery } from "#features/clubs/locations/member/queries.ts";
import { SubpageMissing } from "#features/clubs/locations/member/SubpageMissing.tsx";
import { subpageOf } from "#features/clubs/locations/member/subpage.ts";
import { publicPointsQuery } from "#features/loyalty/points/member/queries.ts";
import { publicStampCardsQuery } from "#features/loyalty/stamp-cards/member/queries.ts";
import { type ClubPerks, Perks } from "#features/members/joining/member/Perks.tsx";
import { smsAccountQuery } from "#features/members/joining/member/queries.ts";
import { SignUpFields } from "#features/members/joining/member/SignUpFields.tsx";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import { isMissing } from "#packages/web/member/club/missing.ts";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";

/** `/onboarding` and `/{subpage}/onboarding`; the point of sale becomes the home location. Spec §2. */
export function OnboardingScreen() {
  const words = useTranslations("joining");
  const loading = useTranslations("words")("loading");
  const chain = useChain();
  const subpage = subpageOf(useLocation().pathname);
  const location = useQuery({ ...locationQuery(subpage ?? ""), enabled: subpage !== null });
  const smsAccount = useQuery(smsAccountQuery);
  const perks = usePerks();
  const skeleton = <ListSkeleton label={loading} rows={2} />;
  if (!chain.open)
    return <EmptyState drawing="mail" level={1} title={words("closedTitle")} text={words("closedText")} />;
  if (location.isLoading) return skeleton;
  if (location.data && isMissing(location.data)) return <SubpageMissing />;
  return (
    <Loaded query={smsAccount} skeleton={skeleton} failed={words("smsFailed")}>
      {({ hasCredits }) => (
        <>
          <SignUpFields hasCredits={hasCredits} pointOfSaleId={location.data?.id ?? null} subpage={subpage} />
          <Perks {...perks} />
        </>
      )}
    </Loaded>
  );
}

/** Returns what the club gives a new member. The form does not wait for it. */
function usePerks(): ClubPerks {
  const { clubPointActive, welcomeGift } = useChain();
  const language = useLocale();
  const [card] = useQuery(publicStampCardsQuery).data ?? [];
  const points = useQuery({ ...publicPointsQuery, enabled: clubPointActive }).data;
  return {
    welcome: welcomeGift?.[language],
    givesPoints: clubPointActive,
    reward: points?.rewards[0],
    card,
  };
}
