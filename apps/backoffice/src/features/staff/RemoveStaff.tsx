import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { ConfirmDialog } from "@stammis/ui/answer/ConfirmDialog.tsx";
import { useTranslations } from "use-intl/react";
import { useNotices } from "../../lib/notices.ts";
import { type StaffMember, useRemoveStaff } from "./queries.ts";
import { nameOf } from "./staff-form.ts";

/** Ends someone's access, after asking. */
export function RemoveStaff({ member, onRemoved }: { member: StaffMember; onRemoved: () => void }) {
  const t = useTranslations("staff");
  const words = useTranslations("words");
  const notices = useNotices();
  const remove = useRemoveStaff();
  const [asking, ask] = useDisclosure(false);
  const name = nameOf(member);
  const removeThem = () =>
    remove.mutate(member.id, {
      onSuccess: () => {
        notices.done(t("drawer.removed", { name }));
        onRemoved();
      },
      onError: (error) => {
        ask.close();
        notices.failed(error, t("removeFailed"));
      },
    });
  return (
    <>
      <Button variant="subtle" color="red" onClick={ask.open}>
        {words("remove")}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t("drawer.removeTitle", { name })}
        confirmLabel={words("remove")}
        cancelLabel={words("cancel")}
        onConfirm={removeThem}
        onCancel={ask.close}
        busy={remove.isPending}
        danger
      >
        {t("drawer.removeText")}
      </ConfirmDialog>
    </>
  );
}
