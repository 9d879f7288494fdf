import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { ListPage, PlainPage } from "@stammis/ui/page/Page.tsx";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { Conversation } from "../features/support/Conversation.tsx";
import { HelpAnswers } from "../features/support/HelpAnswers.tsx";
import { useThreadList } from "../features/support/queries.ts";
import classes from "../features/support/support.module.css";
import { ThreadTable } from "../features/support/ThreadTable.tsx";
import { useCan, useMyCompany } from "../lib/session.ts";
import { paths } from "../paths.ts";
import { ListPager } from "../shell/ListPager.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import link from "../shell/text-link.module.css";
import { useTitle } from "../shell/use-title.ts";

/** Help for whoever works in a club; for the platform, what the companies have written. */
export function SupportScreen() {
  return useCan("administer") ? <Threads /> : <Help />;
}

function Help() {
  const t = useTranslations("support");
  const company = useMyCompany();
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t("lead")}>
      <div className={classes.page}>
        <HelpAnswers />
        <section className={classes.section} aria-labelledby="write-to-us">
          <h2 id="write-to-us" className={classes.heading}>
            {t("writeTitle")}
          </h2>
          <p className={classes.lead}>{t(company ? "writeLead" : "askMerchant")}</p>
          {company && <Conversation key={company.id} companyId={company.id} asPlatform={false} />}
          <p>
            <Link to={paths.contact} className={link.link}>
              {t("otherWays")}
            </Link>
          </p>
        </section>
      </div>
    </PlainPage>
  );
}

function Threads() {
  const t = useTranslations("support.threads");
  const words = useTranslations("words");
  const { query, position } = useThreadList();
  useTitle(t("title"));
  return (
    <ListPage title={t("title")} description={t("lead")} pager={<ListPager list={position} />}>
      <Loaded query={query} failed={t("failed")} skeleton={<TableSkeleton label={words("loading")} rows={8} />}>
        {({ rows }) =>
          rows.length > 0 ? (
            <ThreadTable rows={rows} loading={query.isPlaceholderData} />
          ) : (
            <EmptyState drawing="mail" title={t("empty")} text={t("emptyText")} />
          )
        }
      </Loaded>
    </ListPage>
  );
}
