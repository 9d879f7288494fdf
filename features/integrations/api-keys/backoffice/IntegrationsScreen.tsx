import { useTranslations } from "use-intl/react";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { ListTabs } from "#packages/ui/tables/ListTabs.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useGo } from "#packages/web/use-go.ts";
import { ApiKeys } from "./ApiKeys.tsx";
import { useSections } from "./use-sections.ts";

/** `/integrations`: access to the club for other programs. */
export function IntegrationsScreen() {
  const t = useTranslations("apiKeys");
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t("lead")}>
      <ListTabs label={t("title")} tabs={useSections("keys")} navigate={useGo()} />
      <ApiKeys />
    </PlainPage>
  );
}
