import { DataTable } from "@stammis/ui/DataTable.tsx";
import type { Column } from "@stammis/ui/data-table.ts";
import { useTranslations } from "use-intl/react";
import { useRealDates } from "../../lib/dates.ts";
import { useLocalPages } from "../../lib/local-pages.ts";
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
  const { shown, position } = useLocalPages(rows);
  const placesOf = usePlacesOf(places);
  const columns: Column<StaffMember>[] = [
    { key: "person", header: t("person"), cell: (member) => <Person member={member} /> },
    { key: "role", header: t("role"), cell: ({ role }) => t(`roles.${role}`) },
    { key: "places", header: t("pointsOfSale"), cell: placesOf },
    {
      key: "active",
      header: t("lastActive"),
      align: "end",
      cell: ({ lastActiveAt }) => (lastActiveAt ? moment(lastActiveAt) : t("never")),
    },
  ];
  return (
    <>
      <DataTable caption={shell("users")} columns={columns} rows={shown} rowKey={({ id }) => id} onRowClick={onOpen} />
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
