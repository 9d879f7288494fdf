import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import type { Column } from "@stammis/ui/figures/data-table.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useRealDates } from "../../lib/dates.ts";
import { Loaded } from "../../shell/Loaded.tsx";
import { type StaffInvitation, staffInvitationsQuery } from "./queries.ts";
import classes from "./staff.module.css";
import { nameOf } from "./staff-form.ts";
import { usePlacesOf } from "./use-places-of.ts";

type InvitedTableProps = { places: ReadonlyMap<number, string>; onOpen: (invitation: StaffInvitation) => void };

/** Who has been invited and has not answered; nothing where nobody has. */
export function InvitedTable({ places, onOpen }: InvitedTableProps) {
  const t = useTranslations("staff");
  const words = useTranslations("words");
  const { moment } = useRealDates();
  const placesOf = usePlacesOf(places);
  const invited = useQuery(staffInvitationsQuery);
  const columns: Column<StaffInvitation>[] = [
    {
      key: "person",
      header: t("person"),
      cell: (invitation) => (
        <>
          {nameOf(invitation)}
          {nameOf(invitation) !== invitation.email && <span className={classes.email}>{invitation.email}</span>}
        </>
      ),
    },
    { key: "role", header: t("role"), cell: ({ role }) => t(`roles.${role}`) },
    { key: "places", header: t("pointsOfSale"), cell: placesOf },
    { key: "invited", header: t("invitedAt"), align: "end", cell: ({ invitedAt }) => moment(invitedAt) },
  ];
  if (invited.data?.length === 0) return null;
  return (
    <section className={classes.invited}>
      <h2 className={classes.heading}>{t("invitations")}</h2>
      <Loaded
        query={invited}
        skeleton={<TableSkeleton label={words("loading")} rows={2} />}
        failed={t("invitationsFailed")}
      >
        {(rows) => (
          <DataTable
            caption={t("invitations")}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            onRowClick={onOpen}
          />
        )}
      </Loaded>
    </section>
  );
}
