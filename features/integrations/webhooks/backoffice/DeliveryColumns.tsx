import { useTranslations } from "use-intl/react";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import type { Delivery } from "./queries.ts";
import { useEventWords } from "./use-event-words.ts";
import classes from "./webhooks.module.css";

export const deliveryTones = { WAITING: "wait", DELIVERED: "good", FAILED: "bad" } as const;

/** Returns the columns of deliveries: event, time, state and answer. */
export function useDeliveryColumns(): Column<Delivery>[] {
  const t = useTranslations("webhooks.log");
  const { moment } = useRealDates();
  const nameOf = useEventWords();
  const answer = useAnswerWords();
  return [
    { key: "event", header: t("event"), grows: true, onPhone: "first", cell: ({ type }) => nameOf(type) },
    {
      key: "occurredAt",
      header: t("occurredAt"),
      width: "140px",
      onPhone: "second",
      speaksForItself: true,
      cell: ({ occurredAt }) => moment(occurredAt),
    },
    {
      key: "state",
      header: t("state"),
      width: "140px",
      onPhone: "under",
      speaksForItself: true,
      cell: ({ state }) => <StatusWord tone={deliveryTones[state]}>{t(`shows.${state}`)}</StatusWord>,
    },
    {
      key: "attempts",
      header: t("attempts"),
      align: "end",
      width: "80px",
      wideOnly: true,
      cell: ({ attempts }) => String(attempts),
    },
    {
      key: "answer",
      header: t("answer"),
      width: "170px",
      onPhone: "end",
      speaksForItself: true,
      cell: (row) => <span className={classes.about}>{answer(row)}</span>,
    },
  ];
}

/** Returns "200 · 34 ms", or why there was no answer; empty before the first attempt. */
export function useAnswerWords() {
  const t = useTranslations("webhooks.log");
  return ({ status, tookMs, attempts }: Delivery): string => {
    if (attempts === 0) return "";
    const took = tookMs === null ? [] : [t("took", { ms: String(tookMs) })];
    return status === null ? (tookMs === null ? "" : t("noAnswer")) : [String(status), ...took].join(" · ");
  };
}
