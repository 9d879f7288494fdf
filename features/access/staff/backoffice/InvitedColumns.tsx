import { useTranslations } from "use-intl/react";
import { NotDelivered } from "#features/messages/letters/backoffice/NotDelivered.tsx";
import { sortValuesOf } from "#packages/domain/list-columns.ts";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useListColumns } from "#packages/web/backoffice/lists/use-list-columns.ts";
import { useTimeZone } from "#packages/web/backoffice/session/session.ts";
import { dayIn } from "#packages/web/date-words.ts";
import { staffInvitationColumns } from "../contract/columns.ts";
import { staffInvitationWords } from "../i18n/column-words.ts";
import type { StaffInvitation } from "./queries.ts";
import classes from "./staff.module.css";
import { nameOf } from "./staff-form.ts";
import { usePlacesOf } from "./use-places-of.ts";

/** Returns the columns of the list of invited people; `places`: names of points of sale by id. */
export function useInvitedColumns(places: ReadonlyMap<number, string>) {
  const t = useTranslations("staff");
  const placesOf = usePlacesOf(places);
  const roleOf = ({ role }: StaffInvitation) => t(`roles.${role}`);
  const described = staffInvitationColumns;
  const values = { ...sortValuesOf<StaffInvitation>(described), person: nameOf, role: roleOf, places: placesOf };
  const columns = useListColumns<typeof described, StaffInvitation>(described, staffInvitationWords, useRealDates(), {
    person: {
      grows: true,
      onPhone: "first",
      cell: (invitation) => (
        <>
          {nameOf(invitation)}
          {nameOf(invitation) !== invitation.email && <span className={classes.email}>{invitation.email}</span>}
        </>
      ),
    },
    role: { width: "170px", onPhone: "second", speaksForItself: true, cell: roleOf },
    places: { width: "240px", onPhone: "under", speaksForItself: true, cell: placesOf },
    invited: { align: "end", width: "180px" },
    link: {
      width: "180px",
      onPhone: "end",
      speaksForItself: true,
      cell: (invitation) => <LinkState {...invitation} />,
    },
  });
  return { columns, values };
}

/** The end of the latest link's validity, or the reason why its mail was not delivered. */
export function LinkState({ expired, expiresAt, refused }: Pick<StaffInvitation, "expired" | "expiresAt" | "refused">) {
  const t = useTranslations("staff");
  const { short } = useRealDates();
  const zone = useTimeZone();
  if (refused) return <NotDelivered reason={refused} />;
  if (expired || expiresAt === null) return <StatusWord tone="wait">{t("linkExpired")}</StatusWord>;
  return <StatusWord tone="good">{t("linkUntil", { date: short(dayIn(zone, expiresAt)) })}</StatusWord>;
}
