import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl/react";
import { selectionsQuery } from "#features/messages/selections/backoffice/queries.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import { type StatusTone, StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import type { ListedSendout, SendoutState } from "../queries.ts";
import { useLocalMoment } from "../use-local-moment.ts";

const tones: Record<SendoutState, StatusTone> = {
  DRAFT: "calm",
  SCHEDULED: "accent",
  SENDING: "accent",
  PAUSED: "wait",
  SENT: "good",
  CANCELLED: "bad",
};

/** Returns the word for a state: a cancelled automatic sendout is called stopped. */
export function useStateWord() {
  const t = useTranslations("sendouts");
  const automatic = useTranslations("automaticSendouts");
  return (state: ListedSendout["state"], isAutomatic: boolean) =>
    isAutomatic && state === "CANCELLED" ? automatic("stoppedWord") : t(`states.${state}`);
}

/** The state of a sendout as a word. */
export function SendoutWord({ sendout }: { sendout: Pick<ListedSendout, "state" | "awaitsApproval" | "automatic"> }) {
  const t = useTranslations("sendouts");
  const automatic = useTranslations("automaticSendouts");
  const word = useStateWord();
  if (sendout.awaitsApproval && sendout.state === "SCHEDULED")
    return <StatusWord tone="wait">{t("awaits")}</StatusWord>;
  if (sendout.automatic && sendout.state === "SCHEDULED") return <StatusWord tone="good">{automatic("on")}</StatusWord>;
  return <StatusWord tone={tones[sendout.state]}>{word(sendout.state, sendout.automatic !== null)}</StatusWord>;
}

/** Returns the words for a sendout's audience. */
export function useWhom() {
  const t = useTranslations("sendouts");
  const words = useTranslations("selections");
  const selections = useQuery(selectionsQuery).data;
  return (id: number | null) =>
    id === null ? t("forAll") : (selections?.find((each) => each.id === id)?.name ?? (selections ? words("gone") : ""));
}

/** The columns of sendouts: name, state, time, audience and number of recipients. */
export function useSendoutColumns(): Column<ListedSendout>[] {
  const t = useTranslations("sendouts");
  const format = useFormatter();
  const { moment } = useDates();
  const localMoment = useLocalMoment();
  const whom = useWhom();
  const counted = ({ counts, media }: ListedSendout, medium: Channel) => {
    const count = counts.find((each) => each.medium === medium);
    if (!count || !media.includes(medium)) return "";
    return count.waiting > 0
      ? t("sentOf", { sent: count.sent, all: count.sent + count.waiting })
      : format.number(count.sent);
  };
  return [
    { key: "name", header: t("name"), grows: true, sortable: true, onPhone: "first", cell: ({ name }) => name },
    {
      key: "state",
      header: t("state"),
      width: "170px",
      onPhone: "second",
      speaksForItself: true,
      cell: (sendout) => <SendoutWord sendout={sendout} />,
    },
    {
      key: "when",
      header: t("when"),
      width: "180px",
      sortable: true,
      onPhone: "under",
      cell: ({ sendAt, startedAt, state, createdAt }) => {
        if (startedAt) return moment(startedAt);
        if (sendAt) return localMoment(sendAt);
        return state === "DRAFT" ? t("madeAt", { when: moment(createdAt) }) : t("now");
      },
    },
    { key: "who", header: t("who"), width: "200px", wideOnly: true, cell: ({ selectionId }) => whom(selectionId) },
    {
      key: "sms",
      header: t("media.SMS"),
      sortable: true,
      align: "end",
      width: "120px",
      hideOnPhone: true,
      cell: (row) => counted(row, "SMS"),
    },
    {
      key: "email",
      header: t("media.EMAIL"),
      sortable: true,
      align: "end",
      width: "120px",
      hideOnPhone: true,
      cell: (row) => counted(row, "EMAIL"),
    },
  ];
}
