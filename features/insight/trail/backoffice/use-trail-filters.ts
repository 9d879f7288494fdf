import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { staffRows } from "#features/access/staff/backoffice/queries.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useListFilters } from "#packages/web/backoffice/lists/filters/use-list-filters.tsx";
import { trailFilters } from "../contract/filters.ts";
import { trailFilterWords } from "../i18n/filter-words.ts";
import { trailQuery } from "./queries.ts";
import { useTrailWords } from "./use-trail-words.ts";

/** `ofArea`: the reader sees only one area and cannot choose. `about`: the item to which a link narrows the trail. */
export function useTrailFilters({ ofArea, about }: { ofArea: boolean; about: string | undefined }) {
  const t = useTranslations("trail");
  const { full } = useRealDates();
  const { nameOf } = useTrailWords();
  const { fields, words } = useListFilters(
    trailFilters,
    trailFilterWords,
    { accountId: { rows: staffRows, gone: t("nameless") }, area: { nameOf: (area) => t(`areas.${area}`) } },
    { without: ofArea ? ["area"] : [], sayDay: full },
  );
  // Filters by the item alone, because other filters may exclude every entry that contains its name.
  const { data: ofThing } = useInfiniteQuery({ ...trailQuery(about ? { about } : {}), enabled: about !== undefined });
  if (about === undefined) return { fields, words };
  const named = ofThing?.pages[0]?.rows.find(({ thing }) => thing?.about === about);
  const value = named ? nameOf(named.thing) : t("oneThing");
  return { fields, words: [...words, { key: "about", label: t("onlyOf"), value, without: { about: undefined } }] };
}
