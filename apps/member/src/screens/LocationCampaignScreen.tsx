import { runsAt } from "@stammis/domain/offers/campaigns";
import { codeOf } from "@stammis/shell/problem.ts";
import { PosterSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { CampaignPage } from "../features/campaigns/CampaignPage.tsx";
import { campaignQuery } from "../features/campaigns/queries.ts";
import { isRunning } from "../features/campaigns/running.ts";
import { locationQuery } from "../features/locations/queries.ts";
import { SubpageMissing } from "../features/locations/SubpageMissing.tsx";
import { isMissing } from "../lib/missing.ts";
import { useDates } from "../lib/use-dates.ts";
import { paths } from "../paths.ts";
import { Loaded } from "../shell/Loaded.tsx";
import { Redirect } from "../shell/Redirect.tsx";

/** `/{subpage}/{campaignId}`: a campaign at a point of sale, where one registers with it; home unless it runs there now. Spec §2. */
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
