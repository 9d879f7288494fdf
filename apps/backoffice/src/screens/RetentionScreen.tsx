import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import classes from "../features/data-protection/data-protection.module.css";
import { retentionQuery } from "../features/data-protection/queries.ts";
import { RetentionTable } from "../features/data-protection/RetentionTable.tsx";
import { Sections } from "../features/data-protection/Sections.tsx";
import { UncountedRules } from "../features/data-protection/UncountedRules.tsx";
import { paths } from "../paths.ts";
import { Loaded } from "../shell/Loaded.tsx";
import link from "../shell/text-link.module.css";
import { useTitle } from "../shell/use-title.ts";

/** `/dataprotection/retention`: what goes by itself, how long it is kept, what goes next and what went lately. */
export function RetentionScreen() {
  const t = useTranslations("retention");
  const words = useTranslations("words");
  const retention = useQuery(retentionQuery);
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t("lead")}>
      <Sections current="retention" />
      <Loaded query={retention} failed={t("failed")} skeleton={<ListSkeleton label={words("loading")} rows={8} />}>
        {(rows) => (
          <div className={classes.retention}>
            <RetentionTable rows={rows} />
            <UncountedRules />
            <p className={classes.quiet}>
              {t("record")}{" "}
              <Link to={paths.processingRecord} className={link.link}>
                {t("toRecord")}
              </Link>
            </p>
          </div>
        )}
      </Loaded>
    </PlainPage>
  );
}
