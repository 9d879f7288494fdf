import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { readSendoutsSearch } from "../search.ts";
import { useStateWord } from "./SendoutColumns.tsx";

/** What the list of sendouts is narrowed by, in words; `hidesOlder`: by its own last days. */
export function useFilterWords(isAutomatic: boolean, hidesOlder: boolean) {
  const t = useTranslations("sendouts");
  const word = useStateWord();
  const { day } = useDates();
  const { since, until, sendoutState } = useListAddress(readSendoutsSearch).search;
  return [
    ...(hidesOlder ? [{ key: "days", label: t("days"), value: t("lately"), without: { days: "all" as const } }] : []),
    ...(sendoutState
      ? [
          {
            key: "state",
            label: t("state"),
            value: word(sendoutState, isAutomatic),
            without: { sendoutState: undefined },
          },
        ]
      : []),
    ...(since && !isAutomatic
      ? [{ key: "since", label: t("since"), value: day(since), without: { since: undefined } }]
      : []),
    ...(until && !isAutomatic
      ? [{ key: "until", label: t("until"), value: day(until), without: { until: undefined } }]
      : []),
  ];
}
