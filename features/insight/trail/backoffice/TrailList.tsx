import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListToolbar } from "#packages/web/backoffice/lists/ListToolbar.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { MoreButton } from "#packages/web/backoffice/page/MoreButton.tsx";
import { bringTrail, type TrailFilters, trailQuery } from "./queries.ts";
import { readTrailSearch } from "./search.ts";
import { TrailDays } from "./TrailDays.tsx";
import classes from "./trail.module.css";
import { useTrailFilters } from "./use-trail-filters.ts";

type TrailListProps = {
  /** The only area to show; otherwise the reader chooses. */
  ofArea?: TrailFilters["area"];
  words: { failed: string; empty: string; emptyText: string };
};

/** Shows the trail's entries with filters in the address, and exports them. */
export function TrailList({ ofArea, words: texts }: TrailListProps) {
  const t = useTranslations("trail");
  const loading = useTranslations("words")("loading");
  const searchRef = useRef<HTMLInputElement>(null);
  const { search, look } = useListAddress(readTrailSearch);
  const { q, accountId, area, about, since, until } = search;
  const chosen = withoutEmpty({ q, accountId, area: ofArea ? undefined : area, about, since, until });
  const filters = ofArea ? { ...chosen, area: ofArea } : chosen;
  const query = useInfiniteQuery(trailQuery(filters));
  const { fields, words } = useTrailFilters({ ofArea: ofArea !== undefined, about });
  // The export itself adds an entry.
  const bring = () => bringTrail(filters).finally(() => void query.refetch());
  return (
    <>
      <ListToolbar
        searchLabel={t("search")}
        searchRef={searchRef}
        filters={fields}
        words={words}
        actions={<ExportButton bring={bring} />}
        order={null}
        choosing={null}
      />
      <Loaded query={query} failed={texts.failed} skeleton={<ListSkeleton label={loading} rows={12} />}>
        {({ pages }) => {
          const entries = pages.flatMap(({ rows }) => rows);
          if (entries.length === 0)
            return Object.keys(chosen).length > 0 ? (
              <EmptyState drawing="search" title={t("noneFound")} />
            ) : (
              <EmptyState drawing="search" title={texts.empty} text={texts.emptyText} />
            );
          return (
            <>
              <TrailDays entries={entries} onlyAbout={about ? null : (thing) => look({ about: thing })} />
              {query.hasNextPage && (
                <div className={classes.more}>
                  <MoreButton query={query} label={t("more")} />
                </div>
              )}
            </>
          );
        }}
      </Loaded>
    </>
  );
}
