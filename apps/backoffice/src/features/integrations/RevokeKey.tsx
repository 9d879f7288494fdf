import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { ConfirmDialog } from "@stammis/ui/answer/ConfirmDialog.tsx";
import { useTranslations } from "use-intl/react";
import { useNotices } from "../../lib/notices.ts";
import { type ApiKey, useRevokeKey } from "./queries.ts";

/** Ends a key for good, after asking. */
export function RevokeKey({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const t = useTranslations("integrations");
  const words = useTranslations("words");
  const notices = useNotices();
  const revoke = useRevokeKey();
  const [asking, ask] = useDisclosure(false);
  const revokeIt = () =>
    revoke.mutate(id, {
      onSuccess: () => notices.done(t("revoked", { name })),
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
        onConfirm={revokeIt}
        onCancel={ask.close}
        busy={revoke.isPending}
        danger
      >
        {t("revokeText")}
      </ConfirmDialog>
    </>
  );
}
