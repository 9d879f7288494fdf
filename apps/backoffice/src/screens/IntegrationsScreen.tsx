import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useTranslations } from "use-intl/react";
import { ApiKeys } from "../features/integrations/ApiKeys.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/integrations`: what lets programs of others into the club. */
export function IntegrationsScreen() {
  const t = useTranslations("integrations");
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t("lead")}>
      <ApiKeys />
    </PlainPage>
  );
}
