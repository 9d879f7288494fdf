import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { ContactWays } from "../features/support/ContactWays.tsx";
import classes from "../features/support/support.module.css";
import { paths } from "../paths.ts";
import link from "../shell/text-link.module.css";
import { useTitle } from "../shell/use-title.ts";

/** How the platform is reached. */
export function ContactScreen() {
  const t = useTranslations("support.contact");
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t("lead")}>
      <div className={classes.section}>
        <ContactWays />
        <p>
          <Link to={paths.support} className={link.link}>
            {t("toSupport")}
          </Link>
        </p>
      </div>
    </PlainPage>
  );
}
