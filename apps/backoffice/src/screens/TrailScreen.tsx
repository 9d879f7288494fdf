import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import { bringTrail, trailQuery } from "../features/trail/queries.ts";
import { TrailDays } from "../features/trail/TrailDays.tsx";
import { TrailFilters } from "../features/trail/TrailFilters.tsx";
import classes from "../features/trail/trail.module.css";
import { useTrailFilterWords } from "../features/trail/use-trail-filter-words.ts";
import { withoutEmpty } from "../lib/list-search.ts";
import { useCan } from "../lib/session.ts";
import { useListAddress } from "../lib/use-list-address.ts";
import { ExportButton } from "../shell/ExportButton.tsx";
import { ListToolbar } from "../shell/ListToolbar.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { MoreButton } from "../shell/MoreButton.tsx";
import { useTitle } from "../shell/use-title.ts";

/** Who did what, and when. */
export function TrailScreen() {
  const t = useTranslations("trail");
  const loading = useTranslations("words")("loading");
  const searchRef = useRef<HTMLInputElement>(null);
  const { search, look } = useListAddress();
  const seesAll = useCan("overseeClub");
  const { q, accountId, area, about, since, until } = search;
  const filters = withoutEmpty({ q, accountId, area, about, since, until });
  const query = useInfiniteQuery(trailQuery(filters));
  const words = useTrailFilterWords(filters);
  // To have taken it out is an entry of it.
  const bring = () => bringTrail(filters).finally(() => void query.refetch());
  useTitle(t("title"));
  return (
    <PlainPage title={t("title")} description={t(seesAll ? "lead" : "leadOwn")}>
      <ListToolbar
        searchLabel={t("search")}
        searchRef={searchRef}
        filters={<TrailFilters />}
        words={words}
        actions={<ExportButton bring={bring} />}
        order={null}
        choosing={null}
      />
      <Loaded query={query} failed={t("failed")} skeleton={<ListSkeleton label={loading} rows={12} />}>
        {({ pages }) => {
          const entries = pages.flatMap(({ rows }) => rows);
          if (entries.length === 0)
            return Object.keys(filters).length > 0 ? (
              <EmptyState drawing="search" title={t("noneFound")} />
            ) : (
              <EmptyState drawing="search" title={t("empty")} text={t("emptyText")} />
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
    </PlainPage>
  );
}
