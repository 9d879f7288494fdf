import { Drawer } from "@mantine/core";
import { ConfirmDialog } from "@stammis/ui/ConfirmDialog.tsx";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import type { Location } from "../locations/queries.ts";
import { InvitedPerson } from "./InvitedPerson.tsx";
import { InviteForm } from "./InviteForm.tsx";
import type { StaffInvitation, StaffMember } from "./queries.ts";
import { StaffEditor } from "./StaffEditor.tsx";
import classes from "./staff.module.css";
import { nameOf } from "./staff-form.ts";

export type StaffDrawerProps = {
  /** Whom it is about: one of the staff, somebody invited, an invitation to come; nobody while it is closed. */
  about: StaffMember | StaffInvitation | "invitation" | null;
  locations: readonly Location[];
  onClose: () => void;
};

/** Beside the list: an invitation, or one of the staff. Asks before what was typed is lost. */
export function StaffDrawer({ about, locations, onClose }: StaffDrawerProps) {
  const t = useTranslations("staff");
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const unsaved = useRef(false);
  const [asking, setAsking] = useState(false);
  const noteUnsaved = (is: boolean) => {
    unsaved.current = is;
  };
  const leave = () => {
    unsaved.current = false;
    setAsking(false);
    onClose();
  };
  const parts = { locations, onUnsaved: noteUnsaved, onDone: leave };
  const title = about === "invitation" || about === null ? t("drawer.inviteTitle") : nameOf(about);
  return (
    <>
      <Drawer
        opened={about !== null}
        onClose={() => (unsaved.current ? setAsking(true) : leave())}
        position="right"
        size={460}
        title={title}
        classNames={{ title: classes.title ?? "" }}
        closeButtonProps={{ "aria-label": words("close") }}
      >
        {about === "invitation" && <InviteForm {...parts} />}
        {about !== null && about !== "invitation" && "invitedAt" in about && (
          <InvitedPerson key={about.id} invitation={about} locations={locations} onDone={leave} />
        )}
        {about !== null && about !== "invitation" && "isSelf" in about && (
          <StaffEditor key={about.id} member={about} {...parts} />
        )}
      </Drawer>
      <ConfirmDialog
        opened={asking}
        title={shell("unsavedTitle")}
        confirmLabel={shell("unsavedLeave")}
        cancelLabel={shell("unsavedStay")}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
        danger
      >
        {shell("unsavedText")}
      </ConfirmDialog>
    </>
  );
}
