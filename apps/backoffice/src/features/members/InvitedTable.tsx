import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import { StatusWord } from "@stammis/ui/figures/StatusWord.tsx";
import { useTranslations } from "use-intl/react";
import { dayIn } from "../../lib/date-words.ts";
import { useRealDates } from "../../lib/dates.ts";
import { useTimeZone } from "../../lib/session.ts";
import { InvitationActions } from "./InvitationActions.tsx";
import classes from "./member-table.module.css";
import type { InvitationRow } from "./queries.ts";
import { useAddressWords } from "./use-address-words.ts";

type InvitedTableProps = { rows: readonly InvitationRow[]; loading: boolean };

/** Who has been invited and has not joined, with the way to remind them and the way back. */
export function InvitedTable({ rows, loading }: InvitedTableProps) {
  const t = useTranslations("members");
  const { moment, short } = useRealDates();
  const zone = useTimeZone();
  const addressOf = useAddressWords();
  return (
    <DataTable
      caption={t("invited.title")}
      columns={[
        { key: "address", header: t("invited.address"), cell: addressOf },
        {
          key: "home",
          header: t("homeLocation"),
          hideOnPhone: true,
          cell: ({ homeLocation }) => homeLocation ?? <span className={classes.quiet}>{t("noHomeLocation")}</span>,
        },
        { key: "invitedAt", header: t("invited.at"), cell: ({ invitedAt }) => moment(invitedAt) },
        {
          key: "link",
          header: t("invited.link"),
          cell: ({ expired, expiresAt }) => (
            <StatusWord tone={expired ? "wait" : "good"}>
              {expired ? t("invited.expired") : t("invited.until", { date: short(dayIn(zone, new Date(expiresAt))) })}
            </StatusWord>
          ),
        },
        {
          key: "acts",
          header: t("invited.acts"),
          speaksForItself: true,
          align: "end",
          cell: (row) => <InvitationActions id={row.id} address={addressOf(row)} />,
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      loading={loading}
    />
  );
}
