import { useGo } from "@stammis/shell/use-go.ts";
import { ListTabs } from "@stammis/ui/figures/ListTabs.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useTranslations } from "use-intl/react";
import { ApiKeys } from "../features/integrations/ApiKeys.tsx";
import { useSections } from "../features/integrations/use-sections.ts";
import { useTitle } from "../shell/use-title.ts";

/** `/integrations`: what lets programs of others into the club. */
export function IntegrationsScreen() {
  const t = useTranslations("integrations");
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t("lead")}>
      <ListTabs label={t("title")} tabs={useSections("keys")} navigate={useGo()} />
      <ApiKeys />
    </PlainPage>
  );
}
