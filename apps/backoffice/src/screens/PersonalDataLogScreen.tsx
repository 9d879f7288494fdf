import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useTranslations } from "use-intl/react";
import { Sections } from "../features/data-protection/Sections.tsx";
import { TrailList } from "../features/trail/TrailList.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/dataprotection/log`: what was given out of members, and who was erased. A view of the trail. */
export function PersonalDataLogScreen() {
  const t = useTranslations("dataProtection.log");
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t("lead")}>
      <Sections current="log" />
      <TrailList ofArea="PERSONAL_DATA" said={{ failed: t("failed"), empty: t("empty"), emptyText: t("emptyText") }} />
    </PlainPage>
  );
}
