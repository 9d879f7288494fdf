import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { DataTable } from "#packages/ui/tables/DataTable.tsx";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { DayFilters } from "#packages/web/backoffice/lists/filters/DayFilters.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { MoreButton } from "#packages/web/backoffice/page/MoreButton.tsx";
import { useEntryColumns } from "./EntryColumns.tsx";
import { bringSmsEntries, smsEntriesQuery } from "./queries.ts";
import { creditShows, readHistorySearch } from "./search.ts";
import classes from "./sms-account.module.css";

/** The movements of credits, newest first. */
export function History() {
  const t = useTranslations("sms.history");
  const loading = useTranslations("words")("loading");
  const { search, look } = useListAddress(readHistorySearch);
  const { credits: show, since, until } = search;
  const filters = withoutEmpty({ show, since, until });
  const query = useInfiniteQuery(smsEntriesQuery(filters));
  const columns = useEntryColumns();
  return (
    <section className={classes.history} aria-labelledby="credit-history">
      <h2 id="credit-history" className={classes.title}>
        {t("title")}
      </h2>
      <div className={classes.filters}>
        <Segments
          label={t("show")}
          choices={[
            { value: "ALL", label: t("shows.ALL") },
            ...creditShows.map((value) => ({ value, label: t(`shows.${value}`) })),
          ]}
          value={show ?? "ALL"}
          onChange={(value) => look({ credits: creditShows.find((each) => each === value) })}
        />
        <DayFilters labels={{ since: t("since"), until: t("until") }} />
        <ExportButton bring={() => bringSmsEntries(filters)} />
      </div>
      <Loaded query={query} failed={t("fetchFailed")} skeleton={<TableSkeleton label={loading} />}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0)
            return Object.keys(filters).length > 0 ? (
              <EmptyState drawing="search" title={t("noneFound")} />
            ) : (
              <EmptyState drawing="mail" title={t("empty")} text={t("emptyText")} />
            );
          return (
            <>
              <DataTable caption={t("title")} columns={columns} rows={rows} rowKey={({ id }) => id} />
              {query.hasNextPage && (
                <div className={classes.more}>
                  <MoreButton query={query} label={t("more")} />
                </div>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
