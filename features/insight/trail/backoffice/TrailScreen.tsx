import { useTranslations } from "use-intl/react";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { TrailList } from "./TrailList.tsx";

/** Shows the acts of the club's staff. */
export function TrailScreen() {
  const t = useTranslations("trail");
  const seesAll = useCan("overseeClub");
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t(seesAll ? "lead" : "leadOwn")}>
      <TrailList words={{ failed: t("failed"), empty: t("empty"), emptyText: t("emptyText") }} />
    </PlainPage>
  );
}
