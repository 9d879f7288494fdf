import { useTranslations } from "use-intl/react";
import { useListFilters } from "#packages/web/backoffice/lists/filters/use-list-filters.tsx";
import { statusFilters } from "../contract/filters.ts";
import type { PublishStatus } from "../domain/publish-status.ts";
import { statusFilterWords } from "../i18n/filter-words.ts";
import type { PublishableKind } from "./publishable.ts";

/** Returns the names of statuses for one kind of published item. */
export function useStatusView(kind: PublishableKind) {
  const t = useTranslations("publishing");
  return { nameOf: (status: PublishStatus) => t(`${kind}.statuses.${status}`) };
}

export const useStatusFilter = (kind: PublishableKind) =>
  useListFilters(statusFilters, statusFilterWords, { status: useStatusView(kind) });
