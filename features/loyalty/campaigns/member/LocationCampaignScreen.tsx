import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { locationQuery } from "#features/clubs/locations/member/queries.ts";
import { SubpageMissing } from "#features/clubs/locations/member/SubpageMissing.tsx";
import { paths } from "#features/member-paths.ts";
import { PosterSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { isMissing } from "#packages/web/member/club/missing.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { Redirect } from "#packages/web/member/shell/Redirect.tsx";
import { codeOf } from "#packages/web/problem.ts";
import { runsAt } from "../domain/campaigns.ts";
import { CampaignPage } from "./CampaignPage.tsx";
import { campaignQuery } from "./queries.ts";
import { isRunning } from "./running.ts";

/**
 * `/{subpage}/{campaignId}`: a campaign at a point of sale, with registration; redirects home unless it runs there now.
 * Spec §2.
 */
export function LocationCampaignScreen() {
  const words = useTranslations("campaigns");
  const locationWords = useTranslations("locations");
  const loading = useTranslations("words")("loading");
  const { subpage: typed, campaignId } = useParams({ from: "/of-location/$subpage/$campaignId" });
  const subpage = typed.toLowerCase();
  const place = useQuery(locationQuery(subpage));
  const query = useQuery(campaignQuery(campaignId));
  const dates = useDates();
  const skeleton = <PosterSkeleton label={loading} />;
  const code = codeOf(query.error);
  return (
    <Loaded query={place} skeleton={skeleton} failed={locationWords("locationFailed")}>
      {(location) => {
        if (isMissing(location)) return <SubpageMissing />;
        if (code === "NOT_FOUND" || code === "INVALID_INPUT") return <Redirect to={paths.home} />;
        return (
          <Loaded query={query} skeleton={skeleton} failed={words("fetchFailed")}>
            {(campaign) =>
              isRunning(campaign, dates.today()) && runsAt(campaign.pointOfSaleIds, location.id) ? (
                <CampaignPage campaign={campaign} subpage={subpage} />
              ) : (
                <Redirect to={paths.home} />
              )
            }
          </Loaded>
        );
      }}
    </Loaded>
  );
}
