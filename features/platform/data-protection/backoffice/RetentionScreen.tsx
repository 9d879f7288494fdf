import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import classes from "./data-protection.module.css";
import { retentionQuery } from "./queries.ts";
import { RetentionTable } from "./RetentionTable.tsx";
import { Sections } from "./Sections.tsx";
import { UncountedRules } from "./UncountedRules.tsx";

/** `/dataprotection/retention`: automatic removals with their retention, the next ones and recent ones. */
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
