import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";
import { ActivityEditor } from "./ActivityEditor.tsx";
import { recordQuery } from "./queries.ts";

/** `/dataprotection/recordlist/new` and `/dataprotection/recordlist/$id`: edits a processing activity. */
export function ProcessingActivityScreen() {
  const t = useTranslations("dataProtection.activity");
  const failed = useTranslations("dataProtection.record")("failed");
  const { activity: id } = useParams({ strict: false });
  const record = useQuery(recordQuery(useLocale()));
  const activity = record.data?.activities.find(({ key }) => key === id);
  if (id === undefined) return <ActivityEditor key="new" activity={null} />;
  return (
    <Loaded
      query={record}
      frame={(instead) => (
        <PlainPage title={t("toRecord")} above={<BackLink to={paths.processingRecord} label={t("toRecord")} />}>
          {instead}
        </PlainPage>
      )}
      failed={failed}
      skeleton={<FormSkeleton />}
    >
      {() =>
        activity ? (
          <ActivityEditor key={id} activity={activity} />
        ) : (
          <NothingHere
            title={t("notFound")}
            text={t("notFoundText")}
            to={paths.processingRecord}
            toLabel={t("toRecord")}
          />
        )
      }
    </Loaded>
  );
}
