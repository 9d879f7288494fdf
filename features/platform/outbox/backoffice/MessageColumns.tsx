import { useTranslations } from "use-intl/react";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { channelIcons } from "#packages/web/backoffice/format/channel-icons.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import classes from "./outbox.module.css";
import type { MessageRow } from "./queries.ts";
import { StatusOf } from "./StatusOf.tsx";

/** The columns of a message in the outbox. */
export function useMessageColumns(): Column<MessageRow>[] {
  const words = useTranslations("outbox");
  const { moment } = useDates();
  return [
    {
      key: "recipient",
      header: words("recipient"),
      width: "26%",
      onPhone: "first",
      cell: (row) => <Recipient {...row} />,
    },
    {
      key: "message",
      grows: true,
      header: words("message"),
      onPhone: "under",
      speaksForItself: true,
      cell: ({ subject, preview }) => (
        <>
          {subject && <span>{subject}</span>}
          {subject && " · "}
          <span className={classes.quiet}>{preview}</span>
        </>
      ),
    },
    {
      key: "chain",
      header: words("chain"),
      width: "14%",
      wideOnly: true,
      cell: ({ chain }) => chain ?? words("platform"),
    },
    {
      key: "status",
      header: words("status"),
      width: "130px",
      onPhone: "end",
      speaksForItself: true,
      cell: ({ status }) => <StatusOf status={status} />,
    },
    {
      key: "sentAt",
      header: words("sentAt"),
      width: "140px",
      onPhone: "second",
      speaksForItself: true,
      cell: ({ createdAt }) => moment(createdAt),
    },
  ];
}

function Recipient({ medium, recipient }: Pick<MessageRow, "medium" | "recipient">) {
  const words = useTranslations("outbox");
  const Icon = channelIcons[medium];
  return (
    <>
      <Icon size={18} stroke={1.75} aria-label={words(medium)} className={classes.medium} />
      {recipient}
    </>
  );
}
