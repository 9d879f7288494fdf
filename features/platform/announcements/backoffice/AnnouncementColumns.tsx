import { useLocale, useTranslations } from "use-intl/react";
import { type StatusTone, StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { SortValues } from "#packages/web/backoffice/list-address/local-pages.ts";
import { type AnnouncementState, announcementIn, announcementState } from "../domain/announcement.ts";
import type { Announcement } from "./queries.ts";

const tones: Record<AnnouncementState, StatusTone> = { COMING: "wait", SHOWN: "good", OVER: "calm" };
export const fallingSorts = ["fromDay", "closed"];

/** Returns the title in the reader's language, or in one that has text. */
export function useTitleOf(): (announcement: Pick<Announcement, "texts">) => string {
  const language = useLocale();
  return ({ texts }) => announcementIn(texts, language)?.title ?? "";
}

export const useAnnouncementSorts = (): SortValues<Announcement> => {
  const titleOf = useTitleOf();
  return { title: titleOf, fromDay: ({ fromDay }) => fromDay, closed: ({ closed }) => closed };
};

/** The columns of an announcement: title, state, days, audience and number of closings. */
export function useAnnouncementColumns(today: string): Column<Announcement>[] {
  const t = useTranslations("announcements");
  const { full } = useRealDates();
  const { count } = useNumbers();
  const titleOf = useTitleOf();
  return [
    { key: "title", header: t("columns.title"), sortable: true, grows: true, onPhone: "first", cell: titleOf },
    {
      key: "state",
      header: t("columns.state"),
      width: "120px",
      onPhone: "under",
      speaksForItself: true,
      cell: (announcement) => {
        const state = announcementState(announcement, today);
        return <StatusWord tone={tones[state]}>{t(`states.${state}`)}</StatusWord>;
      },
    },
    {
      key: "weight",
      header: t("columns.weight"),
      width: "130px",
      onPhone: "second",
      speaksForItself: true,
      cell: ({ weight }) => t(`weights.${weight}`),
    },
    {
      key: "audience",
      header: t("columns.audience"),
      width: "170px",
      wideOnly: true,
      cell: ({ audience }) => t(`audiences.${audience}`),
    },
    {
      key: "fromDay",
      header: t("columns.days"),
      sortable: true,
      width: "290px",
      hideOnPhone: true,
      cell: ({ fromDay, throughDay }) => `${full(fromDay)} – ${full(throughDay)}`,
    },
    {
      key: "closed",
      header: t("columns.closed"),
      sortable: true,
      align: "end",
      width: "130px",
      wideOnly: true,
      cell: ({ closed }) => count(closed),
    },
  ];
}
