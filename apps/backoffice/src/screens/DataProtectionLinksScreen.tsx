import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useTranslations } from "use-intl/react";
import classes from "../features/data-protection/data-protection.module.css";
import { LinkList } from "../features/data-protection/LinkList.tsx";
import { Sections } from "../features/data-protection/Sections.tsx";
import { useTitle } from "../shell/use-title.ts";

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
