import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { MadeIntegrations } from "./MadeIntegrations.tsx";
import { madeIntegrationsQuery, type StaffMember, useRemoveStaff } from "./queries.ts";
import { nameOf } from "./staff-form.ts";
import { useActor } from "./use-actor.ts";

/** Ends a person's access after a confirmation. */
export function RemoveStaff({ member, onRemoved }: { member: StaffMember; onRemoved: () => void }) {
  const words = useTranslations("words");
  const [asking, ask] = useDisclosure(false);
  return (
    <>
      <Button variant="subtle" color="red" onClick={ask.open}>
        {words("remove")}
      </Button>
      {asking && <RemoveDialog member={member} onRemoved={onRemoved} onClose={ask.close} />}
    </>
  );
}

type RemoveDialogProps = { member: StaffMember; onRemoved: () => void; onClose: () => void };

function RemoveDialog({ member, onRemoved, onClose }: RemoveDialogProps) {
  const t = useTranslations("staff");
  const words = useTranslations("words");
  const notices = useNotices();
  const remove = useRemoveStaff();
  const maySee = useActor().role !== "ROLE_LOCAL_MERCHANT";
  const made = useQuery({ ...madeIntegrationsQuery(member.id), enabled: maySee });
  const [revokes, setRevokes] = useState(true);
  const name = nameOf(member);
  const removeThem = () =>
    remove.mutate(
      { id: member.id, integrations: revokes ? "REVOKE" : "KEEP" },
      {
        onSuccess: () => {
          notices.done(t("drawer.removed", { name }));
          onRemoved();
        },
        onError: (error) => {
          onClose();
          notices.failed(error, t("removeFailed"));
        },
      },
    );
  return (
    <ConfirmDialog
      opened
      title={t("drawer.removeTitle", { name })}
      confirmLabel={words("remove")}
      cancelLabel={words("cancel")}
      onConfirm={removeThem}
      onCancel={onClose}
      busy={remove.isPending || made.isLoading}
      danger
    >
      <p>{t("drawer.removeText")}</p>
      {made.data && <MadeIntegrations made={made.data} revokes={revokes} onChange={setRevokes} />}
      {made.isError && <p>{t("drawer.madeFailed")}</p>}
    </ConfirmDialog>
  );
}
