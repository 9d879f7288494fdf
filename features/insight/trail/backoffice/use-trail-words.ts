import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl/react";
import { locationsQuery } from "#features/clubs/locations/backoffice/queries.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { trailWords } from "../i18n/trail-words.ts";

/** Translates values that the trail stores in raw form. */
export function useTrailWords() {
  const t = useTranslations("trail");
  const { full } = useDates();
  const language = useLocale();
  const { data: locations = [] } = useQuery(locationsQuery);
  const places = new Map(locations.map(({ id, name }) => [String(id), name]));
  return trailWords({ t, language, day: full, places });
}
