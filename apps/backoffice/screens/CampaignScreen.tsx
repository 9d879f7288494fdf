import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { locationsQuery } from "#features/clubs/locations/backoffice/queries.ts";
import { CampaignNumbers } from "#features/insight/reports/backoffice/CampaignNumbers.tsx";
import { CampaignEditor } from "#features/loyalty/campaigns/backoffice/CampaignEditor.tsx";
import { campaignQuery } from "#features/loyalty/campaigns/backoffice/queries.ts";
import { clubPointsQuery } from "#features/loyalty/points/backoffice/queries.ts";
import { selectionsQuery } from "#features/messages/selections/backoffice/queries.ts";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { LoadedAll } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";

/** `/campaigns/new` and `/campaigns/$id`. */
export function CampaignScreen() {
  const t = useTranslations("campaigns");
  const points = useTranslations("points");
  const locationWords = useTranslations("locations");
  const { id } = useParams({ strict: false });
  const club = useQuery(clubPointsQuery);
  const locations = useQuery(locationsQuery);
  const selections = useQuery(selectionsQuery);
  const campaign = useQuery({ ...campaignQuery(Number(id)), enabled: id !== undefined });
  if (club.data && locations.data && selections.data && (campaign.data || id === undefined)) {
    const termsMissing = club.data.missing.includes("MEMBERSHIP_TERMS_MISSING");
    const isShown = campaign.data && campaign.data.storedStatus !== "NEW";
    return (
      <CampaignEditor
        key={id ?? "new"}
        campaign={campaign.data ?? null}
        termsMissing={termsMissing}
        selections={selections.data}
        numbers={isShown && <CampaignNumbers id={Number(id)} />}
      />
    );
  }
  const missing = (
    <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.campaigns} toLabel={t("toCampaigns")} />
  );
  const skeleton = (
    <PlainPage title={t("one")} above={<BackLink to={paths.campaigns} label={t("menu")} />}>
      <FormSkeleton />
    </PlainPage>
  );
  return (
    <LoadedAll
      skeleton={skeleton}
      queries={[
        { query: club, failed: points("fetchFailed") },
        { query: locations, failed: locationWords("fetchFailed") },
        { query: selections, failed: t("fetchOneFailed") },
        { query: campaign, failed: t("fetchOneFailed"), missing },
      ]}
    >
      {() => missing}
    </LoadedAll>
  );
}
