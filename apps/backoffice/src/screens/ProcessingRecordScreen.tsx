import { languages } from "@stammis/domain/clubs/languages";
import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl/react";
import { ActivityList } from "../features/data-protection/ActivityList.tsx";
import classes from "../features/data-protection/data-protection.module.css";
import { recordQuery } from "../features/data-protection/queries.ts";
import { RecordContact } from "../features/data-protection/RecordContact.tsx";
import { RecordReview } from "../features/data-protection/RecordReview.tsx";
import { Sections } from "../features/data-protection/Sections.tsx";
import { call } from "../lib/api.ts";
import { ExportButton } from "../shell/ExportButton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/dataprotection/recordlist`: the record of processing, read, completed and taken out as a file. */
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
        {(found) => (
          <div className={classes.page}>
            <ActivityList activities={found.activities} />
            <RecordContact record={found} />
            <RecordReview record={found} />
          </div>
        )}
      </Loaded>
    </PlainPage>
  );
}
