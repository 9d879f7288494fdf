import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Demand } from "#features/access/second-factor/backoffice/Demand.tsx";
import { InvitedStaffList } from "#features/access/staff/backoffice/InvitedStaffList.tsx";
import { staffInvitationsQuery, staffQuery } from "#features/access/staff/backoffice/queries.ts";
import { StaffDrawer, type StaffDrawerProps } from "#features/access/staff/backoffice/StaffDrawer.tsx";
import { StaffList } from "#features/access/staff/backoffice/StaffList.tsx";
import { readStaffSearch } from "#features/access/staff/backoffice/search.ts";
import { rolesGivenBy } from "#features/access/staff/backoffice/staff-form.ts";
import { useActor } from "#features/access/staff/backoffice/use-actor.ts";
import { locationsQuery } from "#features/clubs/locations/backoffice/queries.ts";
import { paths } from "#features/office-paths.ts";
import { TillDevices } from "#features/till/devices/backoffice/TillDevices.tsx";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";

/** `/users`: the staff with their roles and points of sale, the invited staff, and the tills. */
export function UsersScreen() {
  const t = useTranslations("staff");
  useTitle(t("menu"));
  const { show } = useListAddress(readStaffSearch).search;
  const [about, setAbout] = useState<StaffDrawerProps["about"]>(null);
  const manages = useCan("manageStaff");
  const mayInvite = rolesGivenBy(useActor()).length > 0 && manages;
  const mayDemand = useCan("manageClub") && manages;
  const loadedLocations = useQuery(locationsQuery).data;
  const locations = loadedLocations ?? [];
  const staff = useQuery(staffQuery).data;
  const waiting = useQuery(staffInvitationsQuery).data?.length ?? 0;
  const List = show ? InvitedStaffList : StaffList;
  const tabs = [
    { key: "all", label: t("working"), href: paths.users, isCurrent: !show },
    {
      key: "invited",
      label: t("invitedCount", { count: waiting }),
      href: `${paths.users}?show=invited`,
      isCurrent: show !== undefined,
    },
  ];
  return (
    <List
      title={t("menu")}
      tabs={tabs}
      create={
        // The form preselects the only point of sale, so the button is disabled until the points of sale are loaded.
        mayInvite && (
          <Button disabled={!loadedLocations} onClick={() => setAbout("invitation")}>
            {t("invite")}
          </Button>
        )
      }
      places={new Map(locations.map(({ id, name }) => [id, name]))}
      onOpen={setAbout}
    >
      {!show && staff?.length === 1 && mayInvite && (
        <EmptyState drawing="members" title={t("aloneTitle")} text={t("aloneText")} />
      )}
      {!show && <TillDevices />}
      {!show && mayDemand && <Demand />}
      <StaffDrawer about={about} locations={locations} onClose={() => setAbout(null)} />
    </List>
  );
}
