import { useTranslations } from "use-intl/react";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import type { SupportThread } from "./queries.ts";

/** The columns of a company that has written, with its latest message. */
export function useThreadColumns(): Column<SupportThread>[] {
  const t = useTranslations("support.threads");
  const { moment } = useRealDates();
  return [
    {
      key: "company",
      header: t("company"),
      width: "24%",
      sortable: true,
      onPhone: "first",
      cell: ({ company }) => company || t("nameless"),
    },
    {
      key: "text",
      header: t("latest"),
      grows: true,
      onPhone: "under",
      speaksForItself: true,
      cell: ({ text }) => text,
    },
    {
      key: "state",
      header: t("state"),
      width: "150px",
      sortable: true,
      onPhone: "second",
      speaksForItself: true,
      cell: ({ waiting }) => (
        <StatusWord tone={waiting ? "wait" : "calm"}>{t(waiting ? "waiting" : "answered")}</StatusWord>
      ),
    },
    {
      key: "at",
      header: t("at"),
      width: "160px",
      sortable: true,
      onPhone: "end",
      speaksForItself: true,
      cell: ({ at }) => moment(at),
    },
  ];
}
