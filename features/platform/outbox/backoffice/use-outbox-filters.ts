import { useTranslations } from "use-intl/react";
import { useListFilters } from "#packages/web/backoffice/lists/filters/use-list-filters.tsx";
import { outboxFilters } from "../contract/filters.ts";
import { outboxFilterWords } from "../i18n/filter-words.ts";

/** `club`: the subdomain that a link narrows the outbox to. */
export function useOutboxFilters(club: string | undefined, clubName: string | undefined) {
  const t = useTranslations("outbox");
  const { fields, words } = useListFilters(outboxFilters, outboxFilterWords, {
    message: { nameOf: (state) => t(state) },
  });
  if (club === undefined) return { fields, words };
  const word = { key: "club", label: t("chain"), value: clubName ?? club, without: { club: undefined } };
  return { fields, words: [...words, word] };
}
