import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useRealDates } from "../../lib/dates.ts";
import { fullName } from "../../lib/full-name.ts";
import type { ListFilterWord } from "../../shell/list-props.ts";
import { staffQuery } from "../staff/queries.ts";
import type { TrailFilters } from "./queries.ts";

/** What the trail is narrowed to, in words. */
export function useTrailFilterWords({ accountId, area, about, since, until }: TrailFilters): ListFilterWord[] {
  const t = useTranslations("trail");
  const { full } = useRealDates();
  const { data: staff } = useQuery({ ...staffQuery, enabled: accountId !== undefined });
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
    ...word("about", about, t("only"), () => t("oneThing")),
    ...word("since", since, t("since"), full),
    ...word("until", until, t("until"), full),
  ];
}
