import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl/react";
import { languages } from "#packages/domain/translations/languages.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import { ActivityList } from "./ActivityList.tsx";
import classes from "./data-protection.module.css";
import { recordQuery } from "./queries.ts";
import { RecordContact } from "./RecordContact.tsx";
import { RecordReview } from "./RecordReview.tsx";
import { Sections } from "./Sections.tsx";

/** `/dataprotection/recordlist`: reads, completes and exports the record of processing. */
export function ProcessingRecordScreen() {
  const t = useTranslations("dataProtection.record");
  const words = useTranslations("words");
  const locale = useLocale();
  const language = languages.find((each) => each === locale) ?? "sv";
  const record = useQuery(recordQuery(language));
  useTitle(t("title"));
  const files = (
    <>
      <ExportButton label={t("csv")} bring={() => call("exportProcessingRecord", { query: { language } })} />
      <ExportButton label={t("pdf")} bring={() => call("printProcessingRecord", { query: { language } })} />
    </>
  );
  return (
    <PlainPage title={t("title")} description={t("lead")} actions={files}>
      <Sections current="record" />
      <Loaded query={record} failed={t("failed")} skeleton={<ListSkeleton label={words("loading")} rows={8} />}>
        {(processingRecord) => (
          <div className={classes.page}>
            <ActivityList activities={processingRecord.activities} />
            <RecordContact record={processingRecord} />
            <RecordReview record={processingRecord} />
          </div>
        )}
      </Loaded>
    </PlainPage>
  );
}
