import { useTranslations } from "use-intl/react";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import classes from "./data-protection.module.css";
import { LinkList } from "./LinkList.tsx";
import { Sections } from "./Sections.tsx";

/** `/dataprotection/usefullinks`: authorities, guides and the law. */
export function DataProtectionLinksScreen() {
  const t = useTranslations("dataProtection.links");
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t("lead")}>
      <Sections current="links" />
      <div className={classes.page}>
        <LinkList />
      </div>
    </PlainPage>
  );
}
