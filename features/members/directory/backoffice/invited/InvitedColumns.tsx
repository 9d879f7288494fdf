import { useTranslations } from "use-intl/react";
import { invitationColumns } from "#features/members/invitations/contract/columns.ts";
import { invitationWords } from "#features/members/invitations/i18n/column-words.ts";
import { NotDelivered } from "#features/messages/letters/backoffice/NotDelivered.tsx";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useListColumns } from "#packages/web/backoffice/lists/use-list-columns.ts";
import { useTimeZone } from "#packages/web/backoffice/session/session.ts";
import { dayIn } from "#packages/web/date-words.ts";
import classes from "../member-table.module.css";
import type { InvitationRow } from "../queries.ts";
import { useAddressWords } from "../use-address-words.ts";
import { InvitationActions } from "./InvitationActions.tsx";

/** The columns of invited members who have not joined, with actions to remind them or withdraw the invitation. */
export function useInvitedColumns(): Column<InvitationRow>[] {
  const t = useTranslations("directory");
  const dates = useRealDates();
  const zone = useTimeZone();
  const addressOf = useAddressWords();
  return useListColumns(invitationColumns, invitationWords, dates, {
    address: { grows: true, onPhone: "first", cell: addressOf },
    home: {
      width: "150px",
      wideOnly: true,
      hideOnPhone: true,
      none: <span className={classes.quiet}>{t("noHomeLocation")}</span>,
    },
    invitedAt: { width: "140px", onPhone: "second" },
    link: {
      width: "190px",
      cell: ({ expired, expiresAt, refused }) =>
        refused ? (
          <NotDelivered reason={refused} />
        ) : (
          <StatusWord tone={expired ? "wait" : "good"}>
            {expired ? t("invited.expired") : t("invited.until", { date: dates.short(dayIn(zone, expiresAt)) })}
          </StatusWord>
        ),
    },
    acts: {
      speaksForItself: true,
      align: "end",
      width: "270px",
      cell: (row) => <InvitationActions id={row.id} address={addressOf(row)} />,
    },
  });
}
