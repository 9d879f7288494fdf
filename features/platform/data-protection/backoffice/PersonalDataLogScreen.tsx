import { useTranslations } from "use-intl/react";
import { TrailList } from "#features/insight/trail/backoffice/TrailList.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { Sections } from "./Sections.tsx";

/** `/dataprotection/log`: exports and erasures of members' data, from the audit trail. */
export function PersonalDataLogScreen() {
  const t = useTranslations("dataProtection.log");
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t("lead")}>
      <Sections current="log" />
      <TrailList ofArea="PERSONAL_DATA" words={{ failed: t("failed"), empty: t("empty"), emptyText: t("emptyText") }} />
    </PlainPage>
  );
}
