import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useListFilters } from "#packages/web/backoffice/lists/filters/use-list-filters.tsx";
import { sendoutFilters } from "../../contract/filters.ts";
import { sendoutFilterWords } from "../../i18n/filter-words.ts";
import { LastDaysFilter } from "./LastDaysFilter.tsx";
import { useStateWord } from "./SendoutColumns.tsx";

/** The states that the filter of automatic sendouts offers; the state of a running one changes each day. */
const automaticStates = ["DRAFT", "PAUSED", "CANCELLED"] as const;

/** `hidesOlder`: the list shows the last days only, and there are older sendouts. */
export function useSendoutFilters(isAutomatic: boolean, hidesOlder: boolean) {
  const t = useTranslations("sendouts");
  const word = useStateWord();
  const { day } = useDates();
  const { fields, words } = useListFilters(
    sendoutFilters,
    sendoutFilterWords,
    {
      sendoutState: {
        nameOf: (state) => word(state, isAutomatic),
        ...(isAutomatic ? { offered: automaticStates } : {}),
      },
    },
    { without: isAutomatic ? ["since", "until"] : [], sayDay: day },
  );
  const lastDays = { key: "days", label: t("days"), value: t("lately"), without: { days: "all" } };
  return {
    fields: (
      <>
        {fields}
        {!isAutomatic && <LastDaysFilter />}
      </>
    ),
    words: hidesOlder ? [lastDays, ...words] : words,
  };
}
