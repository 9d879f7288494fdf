import { useTranslations } from "use-intl/react";
import type { Column } from "#packages/ui/figures/data-table.ts";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useRealDates } from "#packages/web/backoffice/lib/dates.ts";
import { useTimeZone } from "#packages/web/backoffice/lib/session.ts";
import { NotDelivered } from "#packages/web/backoffice/shell/NotDelivered.tsx";
import { dayIn } from "#packages/web/date-words.ts";
import { InvitationActions } from "./InvitationActions.tsx";
import classes from "./member-table.module.css";
import type { InvitationRow } from "./queries.ts";
import { useAddressWords } from "./use-address-words.ts";

/** Who has been invited and has not joined, with the way to remind them and the way back. */
export function useInvitedColumns(): Column<InvitationRow>[] {
  const t = useTranslations("directory");
  const { moment, short } = useRealDates();
  const zone = useTimeZone();
  const addressOf = useAddressWords();
  return [
    { key: "address", header: t("invited.address"), sortable: true, onPhone: "first", cell: addressOf },
    {
      key: "home",
      header: t("homeLocation"),
      sortable: true,
      width: "150px",
      wideOnly: true,
      hideOnPhone: true,
      cell: ({ homeLocation }) => homeLocation ?? <span className={classes.quiet}>{t("noHomeLocation")}</span>,
    },
    {
      key: "invitedAt",
      header: t("invited.at"),
      sortable: true,
      width: "140px",
      onPhone: "second",
      cell: ({ invitedAt }) => moment(invitedAt),
    },
    {
      key: "link",
      header: t("invited.link"),
      sortable: true,
      width: "190px",
      cell: ({ expired, expiresAt, refused }) =>
        refused ? (
          <NotDelivered reason={refused} />
        ) : (
          <StatusWord tone={expired ? "wait" : "good"}>
            {expired ? t("invited.expired") : t("invited.until", { date: short(dayIn(zone, expiresAt)) })}
          </StatusWord>
        ),
    },
    {
      key: "acts",
      header: t("invited.acts"),
      speaksForItself: true,
      align: "end",
      width: "270px",
      cell: (row) => <InvitationActions id={row.id} address={addressOf(row)} />,
    },
  ];
}
