import { trailWords } from "@stammis/i18n/trail-words";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import { locationsQuery } from "../locations/queries.ts";

/** Words for what the trail keeps as it is kept. */
export function useTrailWords() {
  const t = useTranslations("trail");
  const { full } = useDates();
  const language = useLocale();
  const { data: locations = [] } = useQuery(locationsQuery);
  const places = new Map(locations.map(({ id, name }) => [String(id), name]));
  return trailWords({ t, language, day: full, places });
}
