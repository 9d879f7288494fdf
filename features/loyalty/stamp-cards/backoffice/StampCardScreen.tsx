import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { clubPointsQuery } from "#features/loyalty/points/backoffice/queries.ts";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { LoadedAll } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";
import { stampCardQuery } from "./queries.ts";
import { StampCardEditor } from "./StampCardEditor.tsx";

export function StampCardScreen() {
  const t = useTranslations("stampCards");
  const points = useTranslations("points");
  const { id } = useParams({ strict: false });
  const club = useQuery(clubPointsQuery);
  const card = useQuery({ ...stampCardQuery(Number(id)), enabled: id !== undefined });
  if (club.data && (card.data || id === undefined)) {
    const termsMissing = club.data.missing.includes("MEMBERSHIP_TERMS_MISSING");
    return <StampCardEditor key={id ?? "new"} card={card.data ?? null} termsMissing={termsMissing} />;
  }
  const missing = (
    <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.stampCards} toLabel={t("toStampCards")} />
  );
  const skeleton = (
    <PlainPage title={t("one")} above={<BackLink to={paths.stampCards} label={t("menu")} />}>
      <FormSkeleton />
    </PlainPage>
  );
  return (
    <LoadedAll
      skeleton={skeleton}
      queries={[
        { query: club, failed: points("fetchFailed") },
        { query: card, failed: t("fetchOneFailed"), missing },
      ]}
    >
      {() => missing}
    </LoadedAll>
  );
}
