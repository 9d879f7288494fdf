import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { pageSize } from "#packages/domain/limits.ts";
import { fallingOf, initialSort } from "#packages/domain/list-columns.ts";
import type { ListTab } from "#packages/ui/tables/ListTabs.tsx";
import { matches, shownIds, useLocalList } from "#packages/web/backoffice/list-address/local-pages.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { staffColumns } from "../contract/columns.ts";
import { bringStaff, type StaffInvitation, type StaffMember, staffQuery } from "./queries.ts";
import { useStaffColumns } from "./StaffColumns.tsx";
import { nameOf } from "./staff-form.ts";

/** Properties of both lists of the screen: staff and invited people. */
export type StaffListProps = {
  title: string;
  tabs: readonly ListTab[];
  create: ReactNode;
  /** Names of points of sale by id. */
  places: ReadonlyMap<number, string>;
  onOpen: (person: StaffMember | StaffInvitation) => void;
  children: ReactNode;
};

/** People who work in the club. */
export function StaffList({ places, onOpen, ...frame }: StaffListProps) {
  const t = useTranslations("staff");
  const { q = "" } = useListAddress().search;
  const { columns, values } = useStaffColumns(places);
  const {
    query,
    rows,
    position,
    found: matchingRows,
  } = useLocalList(useQuery(staffQuery), {
    keeps: ({ firstName, lastName, email, role }) => matches(q, firstName, lastName, email, t(`roles.${role}`)),
    values,
    falling: fallingOf(staffColumns),
  });
  return (
    <ListFrame
      {...frame}
      name="staff"
      searchLabel={(query.data?.length ?? 0) > pageSize ? t("searchLabel") : undefined}
      actions={<ExportButton bring={() => bringStaff(shownIds(matchingRows))} />}
      query={query}
      rows={rows}
      position={position}
      columns={columns}
      rowKey={({ id }) => id}
      onRowClick={onOpen}
      rowName={nameOf}
      sort={initialSort(staffColumns)}
      failed={t("fetchFailed")}
      empty={{ drawing: "members", title: t("aloneTitle"), text: t("aloneText") }}
      noneFound={{ drawing: "search", title: t("noneFound") }}
    />
  );
}
