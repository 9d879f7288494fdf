import { useTranslations } from "use-intl/react";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { SortValues } from "#packages/web/backoffice/list-address/local-pages.ts";
import type { Webhook } from "./queries.ts";
import { shownState, stateTones } from "./webhook-words.ts";
import classes from "./webhooks.module.css";

/** Columns that sort the latest or largest value first. */
export const fallingSorts = ["lastTriedAt", "delivered", "failed"];

export const webhookSorts: SortValues<Webhook> = {
  url: ({ url }) => url,
  state: shownState,
  delivered: ({ counts }) => counts.delivered,
  failed: ({ counts }) => counts.failed,
  lastTriedAt: ({ lastTriedAt }) => lastTriedAt ?? "",
};

/** Returns the columns of endpoints: host, events and delivery counts. */
export function useWebhookColumns(): Column<Webhook>[] {
  const t = useTranslations("webhooks");
  const { moment } = useRealDates();
  const { count } = useNumbers();
  return [
    {
      key: "url",
      header: t("columns.url"),
      sortable: true,
      grows: true,
      onPhone: "first",
      cell: ({ url, description }) => (
        <>
          {url.replace(/^https?:\/\//, "")}
          {description && <span className={classes.about}> · {description}</span>}
        </>
      ),
    },
    {
      key: "events",
      header: t("columns.events"),
      width: "130px",
      wideOnly: true,
      cell: ({ eventTypes }) => t("eventCount", { count: eventTypes.length }),
    },
    {
      key: "state",
      header: t("columns.state"),
      sortable: true,
      width: "170px",
      onPhone: "under",
      speaksForItself: true,
      cell: (row) => <StatusWord tone={stateTones[shownState(row)]}>{t(`states.${shownState(row)}`)}</StatusWord>,
    },
    {
      key: "delivered",
      header: t("columns.delivered"),
      sortable: true,
      align: "end",
      width: "110px",
      hideOnPhone: true,
      cell: ({ counts }) => count(counts.delivered),
    },
    {
      key: "failed",
      header: t("columns.failed"),
      sortable: true,
      align: "end",
      width: "130px",
      hideOnPhone: true,
      cell: ({ counts }) => count(counts.failed),
    },
    {
      key: "lastTriedAt",
      header: t("columns.lastTriedAt"),
      sortable: true,
      width: "160px",
      onPhone: "end",
      speaksForItself: true,
      cell: ({ lastTriedAt }) => (lastTriedAt ? moment(lastTriedAt) : t("never")),
    },
  ];
}
