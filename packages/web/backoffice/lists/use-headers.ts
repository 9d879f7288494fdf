import { useLocale } from "use-intl/react";
import type { ListWords, WordLanguage } from "#packages/i18n/list-words.ts";

/** Returns a list's headers in the reader's language, for filter labels and a row's own page. */
export function useHeaders<Columns>({ columns }: ListWords<Columns>) {
  const language = useLocale() as WordLanguage;
  return (key: keyof Columns): string => columns[key][language];
}
