import { useTranslations } from "use-intl/react";
import type { Column } from "#packages/ui/figures/data-table.ts";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useRealDates } from "#packages/web/backoffice/lib/dates.ts";
import type { SortValues } from "#packages/web/backoffice/lib/local-pages.ts";
import { useTimeZone } from "#packages/web/backoffice/lib/session.ts";
import { NotDelivered } from "#packages/web/backoffice/shell/NotDelivered.tsx";
import { dayIn } from "#packages/web/date-words.ts";
import type { StaffInvitation } from "./queries.ts";
import classes from "./staff.module.css";
import { nameOf } from "./staff-form.ts";
import { usePlacesOf } from "./use-places-of.ts";

/** What the list of those invited tells, and sorts by; `places` are the names of the points of sale by id. */
export function useInvitedColumns(places: ReadonlyMap<number, string>) {
  const t = useTranslations("staff");
  const { moment } = useRealDates();
  const placesOf = usePlacesOf(places);
  const values: SortValues<StaffInvitation> = {
    person: nameOf,
    role: ({ role }) => t(`roles.${role}`),
    places: placesOf,
    invited: ({ invitedAt }) => invitedAt,
    link: ({ expiresAt }) => expiresAt ?? "",
  };
  const columns: Column<StaffInvitation>[] = [
    {
      key: "person",
      header: t("person"),
      sortable: true,
      onPhone: "first",
      cell: (invitation) => (
        <>
          {nameOf(invitation)}
          {nameOf(invitation) !== invitation.email && <span className={classes.email}>{invitation.email}</span>}
        </>
      ),
    },
    {
      key: "role",
      header: t("role"),
      sortable: true,
      width: "170px",
      onPhone: "second",
      speaksForItself: true,
      cell: ({ role }) => t(`roles.${role}`),
    },
    {
      key: "places",
      header: t("pointsOfSale"),
      sortable: true,
      width: "240px",
      onPhone: "under",
      speaksForItself: true,
      cell: placesOf,
    },
    {
      key: "invited",
      header: t("invitedAt"),
      sortable: true,
      align: "end",
      width: "180px",
      cell: ({ invitedAt }) => moment(invitedAt),
    },
    {
      key: "link",
      header: t("link"),
      sortable: true,
      width: "180px",
      onPhone: "end",
      speaksForItself: true,
      cell: (invitation) => <LinkState {...invitation} />,
    },
  ];
  return { columns, values };
}

/** Until when whoever is invited can follow the latest link; another can be sent. */
export function LinkState({ expired, expiresAt, refused }: Pick<StaffInvitation, "expired" | "expiresAt" | "refused">) {
  const t = useTranslations("staff");
  const { short } = useRealDates();
  const zone = useTimeZone();
  if (refused) return <NotDelivered reason={refused} />;
  if (expired || expiresAt === null) return <StatusWord tone="wait">{t("linkExpired")}</StatusWord>;
  return <StatusWord tone="good">{t("linkUntil", { date: short(dayIn(zone, expiresAt)) })}</StatusWord>;
}
