import { useLocale } from "use-intl/react";
import type { ListWords, WordLanguage } from "#packages/i18n/list-words.ts";

/** A list's headers in the reader's language, for the labels of its filters and of a row's own page. */
export function useHeaders<Columns>({ columns }: ListWords<Columns>) {
  const language = useLocale() as WordLanguage;
  return (key: keyof Columns): string => columns[key][language];
}
