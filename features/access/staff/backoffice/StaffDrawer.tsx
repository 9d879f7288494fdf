import { useTranslations } from "use-intl/react";
import type { Location } from "#features/clubs/locations/backoffice/queries.ts";
import { SideDrawer } from "#packages/web/backoffice/dialogs/SideDrawer.tsx";
import { InvitedPerson } from "./InvitedPerson.tsx";
import { InviteForm } from "./InviteForm.tsx";
import type { StaffInvitation, StaffMember } from "./queries.ts";
import { StaffEditor } from "./StaffEditor.tsx";
import { nameOf } from "./staff-form.ts";

export type StaffDrawerProps = {
  /** The shown person: staff, an invited person, or a new invitation; null while closed. */
  about: StaffMember | StaffInvitation | "invitation" | null;
  locations: readonly Location[];
  onClose: () => void;
};

/** The drawer next to the list: an invitation or a staff member. */
export function StaffDrawer({ about, locations, onClose }: StaffDrawerProps) {
  const t = useTranslations("staff");
  const title = about === "invitation" || about === null ? t("invite") : nameOf(about);
  return (
    <SideDrawer opened={about !== null} onClose={onClose} title={title}>
      {(form) => {
        if (about === null) return null;
        if (about === "invitation") return <InviteForm locations={locations} {...form} />;
        if ("isSelf" in about) return <StaffEditor key={about.id} member={about} locations={locations} {...form} />;
        return <InvitedPerson key={about.id} invitation={about} locations={locations} onDone={form.onDone} />;
      }}
    </SideDrawer>
  );
}
