import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { PosterSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { useSession } from "#packages/web/member/session/session.ts";
import { BackLink } from "#packages/web/member/shell/BackLink.tsx";
import { Loaded } from "#packages/web/member/shell/Loaded.tsx";
import { Redirect } from "#packages/web/member/shell/Redirect.tsx";
import { codeOf } from "#packages/web/problem.ts";
import { CampaignPage } from "./CampaignPage.tsx";
import { campaignQuery } from "./queries.ts";
import { isRunning } from "./running.ts";

/** `/c/{id}`: a campaign by its link; redirects home unless it runs now. Spec §2. */
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
