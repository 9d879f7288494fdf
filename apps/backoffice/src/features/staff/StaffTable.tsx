import { DataTable } from "@stammis/ui/figures/DataTable.tsx";
import type { Column } from "@stammis/ui/figures/data-table.ts";
import { useTranslations } from "use-intl/react";
import { useRealDates } from "../../lib/dates.ts";
import { useLocalPages, useLocalSort } from "../../lib/local-pages.ts";
import { ListPager } from "../../shell/ListPager.tsx";
import type { StaffMember } from "./queries.ts";
import classes from "./staff.module.css";
import { nameOf } from "./staff-form.ts";
import { usePlacesOf } from "./use-places-of.ts";

type StaffTableProps = {
  rows: readonly StaffMember[];
  /** Names of the points of sale by id. */
  places: ReadonlyMap<number, string>;
  onOpen: (member: StaffMember) => void;
};

export function StaffTable({ rows, places, onOpen }: StaffTableProps) {
  const t = useTranslations("staff");
  const shell = useTranslations("shell");
  const { moment } = useRealDates();
  const placesOf = usePlacesOf(places);
  const { sorted, sort, onSort } = useLocalSort(rows, {
    person: nameOf,
    role: ({ role }) => t(`roles.${role}`),
    places: placesOf,
    active: ({ lastActiveAt }) => lastActiveAt ?? "",
  });
  const { shown, position } = useLocalPages(sorted);
  const columns: Column<StaffMember>[] = [
    { key: "person", header: t("person"), sortable: true, cell: (member) => <Person member={member} /> },
    { key: "role", header: t("role"), sortable: true, cell: ({ role }) => t(`roles.${role}`) },
    { key: "places", header: t("pointsOfSale"), sortable: true, cell: placesOf },
    {
      key: "active",
      header: t("lastActive"),
      sortable: true,
      align: "end",
      cell: ({ lastActiveAt }) => (lastActiveAt ? moment(lastActiveAt) : t("never")),
    },
  ];
  return (
    <>
      <DataTable
        caption={shell("users")}
        columns={columns}
        rows={shown}
        sort={sort}
        onSort={onSort}
        rowKey={({ id }) => id}
        onRowClick={onOpen}
      />
      <ListPager list={position} />
    </>
  );
}

function Person({ member }: { member: StaffMember }) {
  const t = useTranslations("staff");
  const name = nameOf(member);
  return (
    <>
      {name}
      {member.isSelf && <span className={classes.quiet}> ({t("you")})</span>}
      {name !== member.email && <span className={classes.email}>{member.email}</span>}
    </>
  );
}
