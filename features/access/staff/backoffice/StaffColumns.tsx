import { useTranslations } from "use-intl/react";
import type { Column } from "#packages/ui/figures/data-table.ts";
import { useRealDates } from "#packages/web/backoffice/lib/dates.ts";
import type { SortValues } from "#packages/web/backoffice/lib/local-pages.ts";
import type { StaffMember } from "./queries.ts";
import classes from "./staff.module.css";
import { nameOf } from "./staff-form.ts";
import { usePlacesOf } from "./use-places-of.ts";

/** What the list of staff tells, and sorts by; `places` are the names of the points of sale by id. */
export function useStaffColumns(places: ReadonlyMap<number, string>) {
  const t = useTranslations("staff");
  const { moment } = useRealDates();
  const placesOf = usePlacesOf(places);
  const values: SortValues<StaffMember> = {
    person: nameOf,
    role: ({ role }) => t(`roles.${role}`),
    places: placesOf,
    active: ({ lastActiveAt }) => lastActiveAt ?? "",
  };
  const columns: Column<StaffMember>[] = [
    {
      key: "person",
      header: t("person"),
      sortable: true,
      onPhone: "first",
      cell: (member) => <Person member={member} />,
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
      key: "active",
      header: t("lastActive"),
      sortable: true,
      align: "end",
      width: "180px",
      onPhone: "end",
      speaksForItself: true,
      cell: ({ lastActiveAt }) => (lastActiveAt ? moment(lastActiveAt) : t("never")),
    },
  ];
  return { columns, values };
}

function Person({ member }: { member: StaffMember }) {
  const t = useTranslations("staff");
  const name = nameOf(member);
  return (
    <>
      {name}
      {member.isSelf && <span className={classes.quiet}> ({t("you")})</span>}
      {member.secondFactor && <span className={classes.quiet}> · {t("secondFactor")}</span>}
      {name !== member.email && <span className={classes.email}>{member.email}</span>}
    </>
  );
}
