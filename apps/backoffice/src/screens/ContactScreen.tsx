import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useTranslations } from "use-intl/react";
import { ContactWays } from "../features/support/ContactWays.tsx";
import { useTitle } from "../shell/use-title.ts";

/** How the platform is reached. */
export function ContactScreen() {
  const t = useTranslations("support.contact");
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t("lead")}>
      <ContactWays />
    </PlainPage>
  );
}
