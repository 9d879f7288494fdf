import { useTranslations } from "use-intl/react";
import { sortValuesOf } from "#packages/domain/list-columns.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useListColumns } from "#packages/web/backoffice/lists/use-list-columns.ts";
import { staffColumns } from "../contract/columns.ts";
import { staffWords } from "../i18n/column-words.ts";
import type { StaffMember } from "./queries.ts";
import classes from "./staff.module.css";
import { nameOf } from "./staff-form.ts";
import { usePlacesOf } from "./use-places-of.ts";

/** Returns the columns of the list of staff; `places`: names of points of sale by id. */
export function useStaffColumns(places: ReadonlyMap<number, string>) {
  const t = useTranslations("staff");
  const placesOf = usePlacesOf(places);
  const roleOf = ({ role }: StaffMember) => t(`roles.${role}`);
  const values = { ...sortValuesOf<StaffMember>(staffColumns), person: nameOf, role: roleOf, places: placesOf };
  const columns = useListColumns<typeof staffColumns, StaffMember>(staffColumns, staffWords, useRealDates(), {
    person: { grows: true, onPhone: "first", cell: (member) => <Person member={member} /> },
    role: { width: "170px", onPhone: "second", speaksForItself: true, cell: roleOf },
    places: { width: "240px", onPhone: "under", speaksForItself: true, cell: placesOf },
    active: { align: "end", width: "180px", onPhone: "end", speaksForItself: true, none: t("never") },
  });
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
