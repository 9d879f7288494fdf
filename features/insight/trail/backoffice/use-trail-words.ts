import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl/react";
import { locationsQuery } from "#features/clubs/locations/backoffice/queries.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { trailWords } from "../i18n/trail-words.ts";

/** Words for what the trail keeps as it is kept. */
export function useTrailWords() {
  const t = useTranslations("trail");
  const { full } = useDates();
  const language = useLocale();
  const { data: locations = [] } = useQuery(locationsQuery);
  const places = new Map(locations.map(({ id, name }) => [String(id), name]));
  return trailWords({ t, language, day: full, places });
}
