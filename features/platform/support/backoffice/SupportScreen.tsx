import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan, useMyCompany } from "#packages/web/backoffice/session/session.ts";
import { Conversation } from "./Conversation.tsx";
import { HelpAnswers } from "./HelpAnswers.tsx";
import { fallingSorts, threadSorts, useThreadList } from "./queries.ts";
import { readSupportSearch } from "./search.ts";
import classes from "./support.module.css";
import { useThreadColumns } from "./ThreadColumns.tsx";

/** Shows help to a club's staff, and the companies' conversations to the platform. */
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
  const { q, sort: requestedSort, support: state } = useListAddress(readSupportSearch).search;
  const sort = threadSorts.includes((requestedSort ?? "").replace(/^-/, "")) ? requestedSort : undefined;
  const { query, position } = useThreadList(withoutEmpty({ q, state, sort }));
  useTitle(t("title"));
  return (
    <ListFrame
      name="supportThreads"
      title={t("title")}
      tabs={[undefined, "WAITING" as const, "ANSWERED" as const].map((each) => ({
        key: each ?? "all",
        label: t(`shows.${each ?? "all"}`),
        href: each ? `${paths.support}?support=${each}` : paths.support,
        isCurrent: state === each,
      }))}
      isNarrowed={state !== undefined}
      searchLabel={t("search")}
      query={query}
      rows={query.data?.rows ?? []}
      position={position}
      columns={useThreadColumns()}
      rowKey={({ companyId }) => companyId}
      rowHref={({ companyId }) => hrefOf(paths.supportThread, companyId)}
      rowName={({ company }) => company || t("nameless")}
      sort={{ first: "state", falling: fallingSorts }}
      failed={t("failed")}
      empty={{ drawing: "mail", title: t("empty"), text: t("emptyText") }}
      noneFound={{ drawing: "search", title: t(state === "WAITING" && !q ? "noneWaiting" : "noneFound") }}
    />
  );
}
