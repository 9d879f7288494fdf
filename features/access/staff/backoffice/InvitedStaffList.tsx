import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { pageSize } from "#packages/domain/limits.ts";
import { fallingOf, initialSort } from "#packages/domain/list-columns.ts";
import { matches, shownIds, useLocalList } from "#packages/web/backoffice/list-address/local-pages.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { staffInvitationColumns } from "../contract/columns.ts";
import { useInvitedColumns } from "./InvitedColumns.tsx";
import { bringStaffInvitations, staffInvitationsQuery } from "./queries.ts";
import type { StaffListProps } from "./StaffList.tsx";
import { nameOf } from "./staff-form.ts";

/** People who are invited to work in the club and have not answered. */
export function InvitedStaffList({ places, onOpen, ...frame }: StaffListProps) {
  const t = useTranslations("staff");
  const { q = "" } = useListAddress().search;
  const { columns, values } = useInvitedColumns(places);
  const {
    query,
    rows,
    position,
    found: matchingRows,
  } = useLocalList(useQuery(staffInvitationsQuery), {
    keeps: (invitation) => matches(q, nameOf(invitation), invitation.email, t(`roles.${invitation.role}`)),
    values,
    falling: fallingOf(staffInvitationColumns),
  });
  return (
    <ListFrame
      {...frame}
      name="staff-invited"
      searchLabel={(query.data?.length ?? 0) > pageSize ? t("searchLabel") : undefined}
      actions={<ExportButton bring={() => bringStaffInvitations(shownIds(matchingRows))} />}
      query={query}
      rows={rows}
      position={position}
      columns={columns}
      rowKey={({ id }) => id}
      onRowClick={onOpen}
      rowName={nameOf}
      sort={initialSort(staffInvitationColumns)}
      failed={t("invitationsFailed")}
      empty={{ drawing: "mail", title: t("noneInvited"), text: t("noneInvitedText") }}
      noneFound={{ drawing: "search", title: t("noneFound") }}
    />
  );
}
