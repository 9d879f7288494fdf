import { useTranslations } from "use-intl/react";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { ContactWays } from "./ContactWays.tsx";

/** Shows the platform's contact details. */
export function ContactScreen() {
  const t = useTranslations("support.contact");
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t("lead")}>
      <ContactWays />
    </PlainPage>
  );
}
