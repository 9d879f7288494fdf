import { useTranslations } from "use-intl/react";
import { useListFilters } from "#packages/web/backoffice/lists/filters/use-list-filters.tsx";
import { recipientFilters } from "../../contract/filters.ts";
import { recipientFilterWords } from "../../i18n/filter-words.ts";
import type { Recipient } from "../queries.ts";

/** `media`: the media that the sendout uses. */
export function useRecipientFilters(media: readonly Recipient["medium"][]) {
  const t = useTranslations("sendouts");
  return useListFilters(recipientFilters, recipientFilterWords, {
    medium: { nameOf: (medium) => t(`media.${medium}`), offered: media },
    recipientState: { nameOf: (state) => t(`recipientStates.${state}`) },
    recipientReason: { nameOf: (reason) => t(`recipientReasons.${reason}`) },
  });
}
