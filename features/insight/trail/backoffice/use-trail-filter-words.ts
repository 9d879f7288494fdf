import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { staffQuery } from "#features/access/staff/backoffice/queries.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import type { ListFilterWord } from "#packages/web/backoffice/lists/list-props.ts";
import { type TrailFilters, trailQuery } from "./queries.ts";
import { useTrailWords } from "./use-trail-words.ts";

/** What the trail is narrowed to, in words. */
export function useTrailFilterWords({ accountId, area, about, since, until }: TrailFilters): ListFilterWord[] {
  const t = useTranslations("trail");
  const { full } = useRealDates();
  const { data: staff } = useQuery({ ...staffQuery, enabled: accountId !== undefined });
  const { nameOf } = useTrailWords();
  // Of the thing alone: with more filters nothing may be left that tells its name.
  const { data: ofThing } = useInfiniteQuery({ ...trailQuery(about ? { about } : {}), enabled: about !== undefined });
  const named = ofThing?.pages[0]?.rows.find(({ thing }) => thing?.about === about);
  const person = staff?.find(({ id }) => id === accountId);
  const word = <Value>(
    key: keyof TrailFilters,
    asked: Value | undefined,
    label: string,
    say: (asked: Value) => string,
  ) => (asked === undefined ? [] : [{ key, label, value: say(asked), without: { [key]: undefined } }]);
  return [
    ...word("accountId", accountId, t("person"), () => (person && (fullName(person) || person.email)) || t("nameless")),
    ...word("area", area, t("area"), (each) => t(`areas.${each}`)),
    ...word("about", about, t("onlyOf"), () => (named ? nameOf(named.thing) : t("oneThing"))),
    ...word("since", since, t("since"), full),
    ...word("until", until, t("until"), full),
  ];
}
