import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { messageKind } from "#features/members/timeline/backoffice/message-name.ts";
import { paths } from "#features/office-paths.ts";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import link from "#packages/web/backoffice/page/text-link.module.css";
import type { SmsEntry } from "./queries.ts";

/** The columns of the account's history: event, time, change of credits and cost. */
export function useEntryColumns(): Column<SmsEntry>[] {
  const t = useTranslations("sms.history");
  const kinds = useTranslations("timeline.messageKinds");
  const { moment } = useDates();
  const { change, count, kronor } = useNumbers();
  return [
    {
      key: "what",
      header: t("what"),
      cell: ({ kind, message, by, sendoutId, sendoutName }) => {
        const what = kind === "MESSAGE" && message ? kinds(messageKind(message)) : t(`kinds.${kind}`);
        if (sendoutId === null || sendoutName === null) return by ? t("whatBy", { what, by }) : what;
        return (
          <>
            {what}{" "}
            <Link to={paths.sendout} params={{ id: String(sendoutId) }} className={link.link}>
              {sendoutName}
            </Link>
          </>
        );
      },
      grows: true,
      onPhone: "first",
    },
    { key: "at", header: t("at"), cell: ({ at }) => moment(at), width: "12rem", onPhone: "under" },
    {
      key: "cost",
      header: t("cost"),
      cell: ({ cost }) => (cost === null ? "" : kronor(cost)),
      align: "end",
      width: "9rem",
      onPhone: "end",
    },
    {
      key: "credits",
      header: t("credits"),
      cell: ({ available, credits }) =>
        available === 0 ? t("fromReserved", { credits: count(credits) }) : change(available),
      align: "end",
      width: "11rem",
      onPhone: "second",
    },
  ];
}
