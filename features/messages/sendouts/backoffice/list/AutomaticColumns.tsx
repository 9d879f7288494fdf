import { useFormatter, useTranslations } from "use-intl/react";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useOccasionWords } from "../occasion/use-occasion-words.ts";
import type { ListedSendout } from "../queries.ts";
import { useLocalMoment } from "../use-local-moment.ts";
import { SendoutWord } from "./SendoutColumns.tsx";

/** The columns of automatic sendouts: name, occasion, state, next run and number of recipients. */
export function useAutomaticColumns(): Column<ListedSendout>[] {
  const t = useTranslations("automaticSendouts");
  const sendouts = useTranslations("sendouts");
  const format = useFormatter();
  const localMoment = useLocalMoment();
  const { say } = useOccasionWords();
  return [
    { key: "name", header: sendouts("name"), grows: true, sortable: true, onPhone: "first", cell: ({ name }) => name },
    {
      key: "occasion",
      header: t("occasion"),
      width: "300px",
      onPhone: "under",
      speaksForItself: true,
      cell: ({ automatic }) => automatic && say(automatic),
    },
    {
      key: "state",
      header: sendouts("state"),
      width: "150px",
      onPhone: "second",
      speaksForItself: true,
      cell: (sendout) => <SendoutWord sendout={sendout} />,
    },
    {
      key: "next",
      header: t("nextDay"),
      sortable: true,
      width: "170px",
      hideOnPhone: true,
      cell: ({ state, sendAt }) => (sendAt && state === "SCHEDULED" ? localMoment(sendAt) : ""),
    },
    {
      key: "lately",
      header: t("lately"),
      sortable: true,
      align: "end",
      width: "160px",
      hideOnPhone: true,
      cell: ({ sentLately }) => format.number(sentLately ?? 0),
    },
  ];
}
