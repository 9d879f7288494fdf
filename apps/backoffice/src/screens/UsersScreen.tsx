import { Button } from "@mantine/core";
import { pageSize } from "@stammis/domain/limits";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { locationsQuery } from "../features/locations/queries.ts";
import { Demand } from "../features/second-factor/Demand.tsx";
import { InvitedTable } from "../features/staff/InvitedTable.tsx";
import { bringStaff, staffQuery } from "../features/staff/queries.ts";
import { useStaffColumns } from "../features/staff/StaffColumns.tsx";
import { StaffDrawer, type StaffDrawerProps } from "../features/staff/StaffDrawer.tsx";
import { nameOf, rolesGivenBy } from "../features/staff/staff-form.ts";
import { useActor } from "../features/staff/use-actor.ts";
import { TillDevices } from "../features/till-devices/TillDevices.tsx";
import { matches, useLocalList } from "../lib/local-pages.ts";
import { useCan } from "../lib/session.ts";
import { useListAddress } from "../lib/use-list-address.ts";
import { ExportButton } from "../shell/ExportButton.tsx";
import { ListFrame } from "../shell/ListFrame.tsx";
import { useTitle } from "../shell/use-title.ts";

const falling = ["active"];

/** `/users`: the staff, their roles and points of sale. */
export function UsersScreen() {
  const t = useTranslations("staff");
  const shell = useTranslations("shell");
  useTitle(shell("users"));
  const { q = "" } = useListAddress().search;
  const [about, setAbout] = useState<StaffDrawerProps["about"]>(null);
  const mayInvite = rolesGivenBy(useActor()).length > 0;
  const mayDemand = useCan("manageClub");
  const known = useQuery(locationsQuery).data;
  const locations = known ?? [];
  const places = new Map(locations.map(({ id, name }) => [id, name]));
  const { columns, values } = useStaffColumns(places);
  const { query, rows, position } = useLocalList(useQuery(staffQuery), {
    keeps: ({ firstName, lastName, email, role }) => matches(q, firstName, lastName, email, t(`roles.${role}`)),
    values,
    falling,
  });
  const all = query.data?.length ?? 0;
  // The form begins with the one point of sale there is, so it waits to hear of them.
  const invite = mayInvite && (
    <Button disabled={!known} onClick={() => setAbout("invitation")}>
      {t("invite")}
    </Button>
  );
  return (
    <ListFrame
      name="staff"
      title={shell("users")}
      create={invite}
      searchLabel={all > pageSize ? t("searchLabel") : undefined}
      actions={<ExportButton bring={bringStaff} />}
      query={query}
      rows={rows}
      position={position}
      columns={columns}
      rowKey={({ id }) => id}
      onRowClick={setAbout}
      rowName={nameOf}
      sort={{ first: "", falling }}
      failed={t("fetchFailed")}
      empty={{ drawing: "members", title: t("aloneTitle"), text: t("aloneText") }}
      noneFound={{ drawing: "search", title: t("noneFound") }}
    >
      {all === 1 && mayInvite && <EmptyState drawing="members" title={t("aloneTitle")} text={t("aloneText")} />}
      <InvitedTable places={places} onOpen={setAbout} />
      <TillDevices />
      {mayDemand && <Demand />}
      <StaffDrawer about={about} locations={locations} onClose={() => setAbout(null)} />
    </ListFrame>
  );
}
