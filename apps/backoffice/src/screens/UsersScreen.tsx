import { Button } from "@mantine/core";
import { pageSize } from "@stammis/domain/limits";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { ListPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { locationsQuery } from "../features/locations/queries.ts";
import { Demand } from "../features/second-factor/Demand.tsx";
import { InvitedTable } from "../features/staff/InvitedTable.tsx";
import { staffQuery } from "../features/staff/queries.ts";
import { StaffDrawer, type StaffDrawerProps } from "../features/staff/StaffDrawer.tsx";
import { StaffTable } from "../features/staff/StaffTable.tsx";
import { rolesGivenBy } from "../features/staff/staff-form.ts";
import { useActor } from "../features/staff/use-actor.ts";
import { TillDevices } from "../features/till-devices/TillDevices.tsx";
import { matches } from "../lib/local-pages.ts";
import { useCan } from "../lib/session.ts";
import { useListAddress } from "../lib/use-list-address.ts";
import { ListSearch } from "../shell/ListSearch.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/users`: the staff, their roles and points of sale. */
export function UsersScreen() {
  const t = useTranslations("staff");
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  useTitle(shell("users"));
  const { search, look } = useListAddress();
  const typed = search.q ?? "";
  const [about, setAbout] = useState<StaffDrawerProps["about"]>(null);
  const mayInvite = rolesGivenBy(useActor()).length > 0;
  const mayDemand = useCan("manageClub");
  const staff = useQuery(staffQuery);
  const known = useQuery(locationsQuery).data;
  const locations = known ?? [];
  const places = new Map(locations.map(({ id, name }) => [id, name]));
  // The form begins with the one point of sale there is, so it waits to hear of them.
  const invite = mayInvite && (
    <Button disabled={!known} onClick={() => setAbout("invitation")}>
      {t("invite")}
    </Button>
  );
  const many = (staff.data?.length ?? 0) > pageSize;
  return (
    <ListPage
      title={shell("users")}
      description={t("lead")}
      actions={invite}
      filters={many && <ListSearch label={t("searchLabel")} value={typed} onChange={(q) => look({ q })} />}
    >
      <Loaded query={staff} failed={t("fetchFailed")} skeleton={<TableSkeleton label={words("loading")} />}>
        {(members) => {
          const found = members.filter(({ firstName, lastName, email, role }) =>
            matches(typed, firstName, lastName, email, t(`roles.${role}`)),
          );
          const alone = members.length === 1 && mayInvite;
          return (
            <>
              {found.length > 0 && <StaffTable rows={found} places={places} onOpen={setAbout} />}
              {alone && <EmptyState drawing="members" title={t("aloneTitle")} text={t("aloneText")} />}
              {found.length === 0 && !alone && <EmptyState drawing="search" title={t("noneFound")} />}
            </>
          );
        }}
      </Loaded>
      <InvitedTable places={places} onOpen={setAbout} />
      <TillDevices />
      {mayDemand && <Demand />}
      <StaffDrawer about={about} locations={locations} onClose={() => setAbout(null)} />
    </ListPage>
  );
}
