import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useTranslations } from "use-intl/react";
import { TrailList } from "../features/trail/TrailList.tsx";
import { useCan } from "../lib/session.ts";
import { useTitle } from "../shell/use-title.ts";

/** Who did what, and when. */
export function TrailScreen() {
  const t = useTranslations("trail");
  const seesAll = useCan("overseeClub");
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t(seesAll ? "lead" : "leadOwn")}>
      <TrailList said={{ failed: t("failed"), empty: t("empty"), emptyText: t("emptyText") }} />
    </PlainPage>
  );
}
