import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "../dialogs/notices.ts";
import type { useAct } from "../session/use-act.ts";

type RevokeButtonProps = {
  id: number;
  name: string;
  /** The namespace of the button's phrases. */
  of: "apiKeys" | "devices";
  act: Pick<ReturnType<typeof useAct<unknown, number>>, "mutate" | "isPending">;
  /** Called after the access is revoked. */
  onRevoked?: () => void;
};

/** Revokes an access for good, after a confirmation. */
export function RevokeButton({ id, name, of, act, onRevoked }: RevokeButtonProps) {
  const t = useTranslations(of);
  const words = useTranslations("words");
  const notices = useNotices();
  const [asking, ask] = useDisclosure(false);
  const revoke = () =>
    act.mutate(id, {
      onSuccess: () => {
        onRevoked?.();
        notices.done(t("revoked", { name }));
      },
      onError: (error) => notices.failed(error, t("revokeFailed")),
      onSettled: ask.close,
    });
  return (
    <>
      <Button variant="subtle" color="red" aria-label={t("revokeNamed", { name })} onClick={ask.open}>
        {t("revoke")}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t("revokeTitle", { name })}
        confirmLabel={t("revoke")}
        cancelLabel={words("cancel")}
        onConfirm={revoke}
        onCancel={ask.close}
        busy={act.isPending}
        danger
      >
        {t("revokeText")}
      </ConfirmDialog>
    </>
  );
}
