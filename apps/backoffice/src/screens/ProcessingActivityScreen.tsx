import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useLocale, useTranslations } from "use-intl/react";
import { ActivityEditor } from "../features/data-protection/ActivityEditor.tsx";
import { recordQuery } from "../features/data-protection/queries.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { FormSkeleton } from "../shell/FormSkeleton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { NothingHere } from "../shell/NotFound.tsx";

/** `/dataprotection/recordlist/new` and `/dataprotection/recordlist/$id`. */
export function ProcessingActivityScreen() {
  const t = useTranslations("dataProtection.activity");
  const failed = useTranslations("dataProtection.record")("failed");
  const { id } = useParams({ strict: false });
  const record = useQuery(recordQuery(useLocale()));
  const found = record.data?.activities.find(({ key }) => key === id);
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
        found ? (
          <ActivityEditor key={id} activity={found} />
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
