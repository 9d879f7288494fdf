import { Button } from "@mantine/core";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { locationsQuery } from "../features/locations/queries.ts";
import { Demand } from "../features/second-factor/Demand.tsx";
import { InvitedStaffList } from "../features/staff/InvitedStaffList.tsx";
import { staffInvitationsQuery, staffQuery } from "../features/staff/queries.ts";
import { StaffDrawer, type StaffDrawerProps } from "../features/staff/StaffDrawer.tsx";
import { StaffList } from "../features/staff/StaffList.tsx";
import { rolesGivenBy } from "../features/staff/staff-form.ts";
import { useActor } from "../features/staff/use-actor.ts";
import { TillDevices } from "../features/till-devices/TillDevices.tsx";
import { useCan } from "../lib/session.ts";
import { useListAddress } from "../lib/use-list-address.ts";
import { paths } from "../paths.ts";
import { useTitle } from "../shell/use-title.ts";

/** `/users`: the staff, their roles and points of sale; those invited; and the tills. */
export function UsersScreen() {
  const t = useTranslations("staff");
  const shell = useTranslations("shell");
  useTitle(shell("users"));
  const { show } = useListAddress().search;
  const [about, setAbout] = useState<StaffDrawerProps["about"]>(null);
  const manages = useCan("manageStaff");
  const mayInvite = rolesGivenBy(useActor()).length > 0 && manages;
  const mayDemand = useCan("manageClub") && manages;
  const known = useQuery(locationsQuery).data;
  const locations = known ?? [];
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
      title={shell("users")}
      tabs={tabs}
      create={
        // The form begins with the one point of sale there is, so it waits to hear of them.
        mayInvite && (
          <Button disabled={!known} onClick={() => setAbout("invitation")}>
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
