import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";
import { IncidentEditor } from "./IncidentEditor.tsx";
import { incidentQuery } from "./queries.ts";

/** `/account/incidentreport/new` and `/account/incidentreport/$id`: edits a new or an existing incident. */
export function IncidentScreen() {
  const t = useTranslations("incidents");
  const { id } = useParams({ strict: false });
  const incident = useQuery({ ...incidentQuery(Number(id)), enabled: id !== undefined });
  const missing = (
    <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.incidents} toLabel={t("title")} />
  );
  if (id === undefined) return <IncidentEditor key="new" incident={null} />;
  return (
    <Loaded
      query={incident}
      frame={(instead) => (
        <PlainPage title={t("one")} above={<BackLink to={paths.incidents} label={t("title")} />}>
          {instead}
        </PlainPage>
      )}
      failed={t("failed")}
      skeleton={<FormSkeleton />}
      missing={missing}
    >
      {(incident) => <IncidentEditor key={id} incident={incident} />}
    </Loaded>
  );
}
