import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconTrash } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { type Member, useRemoveMember } from "./queries.ts";

/** Shows a Remove button that opens the confirmation required by the spec. */
export function RemoveMember({ member }: { member: Member }) {
  const words = useTranslations("words");
  const [asking, ask] = useDisclosure(false);
  return (
    <>
      <Button variant="subtle" color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={ask.open}>
        {words("remove")}
      </Button>
      <RemoveDialog member={member} opened={asking} onClose={ask.close} />
    </>
  );
}

type RemoveDialogProps = { member: Member; opened: boolean; onClose: () => void };

/** Asks for confirmation before the removal of a member, with Close and Yes. Spec §2. */
export function RemoveDialog({ member, opened, onClose }: RemoveDialogProps) {
  const t = useTranslations("directory");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const toast = useToast();
  const navigate = useNavigate();
  const remove = useRemoveMember(member.profile.id);
  const yes = () =>
    remove.mutate(undefined, {
      async onSuccess() {
        toast({ variant: "success", text: t("removed") });
        await navigate({ to: paths.members, ignoreBlocker: true });
      },
      onError(error) {
        onClose();
        toast({ variant: "error", text: problemText(error, t("removeFailed")) });
      },
    });
  return (
    <ConfirmDialog
      opened={opened}
      title={t("removeTitle")}
      confirmLabel={words("yes")}
      cancelLabel={words("close")}
      onConfirm={yes}
      onCancel={onClose}
      busy={remove.isPending}
      danger
    >
      {t("removeText", { name: fullName(member.profile) || t("nameless") })}
    </ConfirmDialog>
  );
}
