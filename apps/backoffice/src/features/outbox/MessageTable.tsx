import { useGo } from "@stammis/shell/use-go.ts";
import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import type { Column } from "@stammis/ui/figures/data-table.ts";
import { IconDeviceMobile, IconMail } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useDates } from "../../lib/dates.ts";
import { paths } from "../../paths.ts";
import classes from "./outbox.module.css";
import type { MessageRow } from "./queries.ts";
import { StatusOf } from "./StatusOf.tsx";

type MessageTableProps = { rows: readonly MessageRow[]; loading: boolean; empty: ReactNode };

export function MessageTable({ rows, loading, empty }: MessageTableProps) {
  const words = useTranslations("outbox");
  const { moment } = useDates();
  const go = useGo();
  const columns: Column<MessageRow>[] = [
    { key: "recipient", header: words("recipient"), width: "26%", cell: (row) => <Recipient {...row} /> },
    {
      key: "message",
      grows: true,
      header: words("message"),
      cell: ({ subject, preview }) => (
        <span className={classes.excerpt}>
          {subject && <span>{subject}</span>}
          <span className={classes.quiet}>{preview}</span>
        </span>
      ),
    },
    { key: "chain", header: words("chain"), width: "14%", cell: ({ chain }) => chain ?? words("platform") },
    { key: "status", header: words("status"), width: "120px", cell: ({ status }) => <StatusOf status={status} /> },
    { key: "sentAt", header: words("sentAt"), width: "130px", cell: ({ createdAt }) => moment(createdAt) },
  ];
  return (
    <DataTable
      caption={words("title")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => paths.message.replace("$id", id)}
      navigate={go}
      loading={loading}
      empty={empty}
    />
  );
}

function Recipient({ medium, recipient }: Pick<MessageRow, "medium" | "recipient">) {
  const words = useTranslations("outbox");
  const Icon = medium === "EMAIL" ? IconMail : IconDeviceMobile;
  return (
    <span className={classes.recipient}>
      <Icon size={18} stroke={1.75} aria-label={words(medium)} />
      {recipient}
    </span>
  );
}
