import { codeOf } from "@stammis/shell/problem.ts";
import { PosterSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { CampaignPage } from "../features/campaigns/CampaignPage.tsx";
import { campaignQuery } from "../features/campaigns/queries.ts";
import { isRunning } from "../features/campaigns/running.ts";
import { useSession } from "../lib/session.ts";
import { useDates } from "../lib/use-dates.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { Redirect } from "../shell/Redirect.tsx";

/** `/c/{id}`: a campaign for whoever has the link; home unless it runs now. Spec §2. */
export function CampaignScreen() {
  const words = useTranslations("campaigns");
  const shell = useTranslations("shell");
  const loading = useTranslations("words")("loading");
  const { id } = useParams({ from: "/c/$id" });
  const query = useQuery(campaignQuery(id));
  const dates = useDates();
  const signedIn = useSession() !== null;
  const code = codeOf(query.error);
  const isGone = code === "NOT_FOUND" || code === "INVALID_INPUT";
  if (isGone || (query.data && !isRunning(query.data, dates.today()))) return <Redirect to={paths.home} />;
  return (
    <>
      {signedIn && <BackLink to={paths.home}>{shell("home")}</BackLink>}
      <Loaded query={query} skeleton={<PosterSkeleton label={loading} />} failed={words("fetchFailed")}>
        {(campaign) => <CampaignPage campaign={campaign} />}
      </Loaded>
    </>
  );
}
