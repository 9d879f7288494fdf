import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconArrowBackUp, IconReceiptRefund } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { isUndoable } from "#features/till/register/backoffice/returns/undoable.ts";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useClock } from "#packages/web/backoffice/format/clock.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { isUnanswered } from "#packages/web/backoffice/session/use-once.ts";
import { type Purchase, useUndoPurchase } from "./queries.ts";
import { ReturnDialog } from "./returns/ReturnDialog.tsx";

type PurchaseActionsProps = { purchase: Purchase };

/** Offers undo while the registering cashier may undo; otherwise a return of the remaining parts. */
export function PurchaseActions({ purchase }: PurchaseActionsProps) {
  const t = useTranslations("purchases");
  const now = useClock()();
  const mayGiveBack = useCan("giveBack");
  const [returning, giveBack] = useDisclosure(false);
  if (!mayGiveBack) return null;
  if (isUndoable(purchase, now)) return <Undo purchaseId={purchase.id} />;
  return (
    <>
      {purchase.returnable && (
        <Button variant="default" leftSection={<IconReceiptRefund size={18} aria-hidden />} onClick={giveBack.open}>
          {t("return.open")}
        </Button>
      )}
      <ReturnDialog visit={purchase} opened={returning} onClose={giveBack.close} />
    </>
  );
}

function Undo({ purchaseId }: { purchaseId: number }) {
  const t = useTranslations("purchases");
  const words = useTranslations("words");
  const notices = useNotices();
  const [asking, ask] = useDisclosure(false);
  const { send, busy } = useUndoPurchase(purchaseId);
  const undo = async () => {
    try {
      await send(undefined);
      notices.done(t("undoDone"));
      ask.close();
    } catch (error) {
      notices.failed(error, isUnanswered(error) ? t("undoUnanswered") : t("undoFailed"));
    }
  };
  return (
    <>
      <Button variant="default" leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={ask.open}>
        {t("undo")}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t("undoTitle")}
        confirmLabel={t("undo")}
        cancelLabel={words("cancel")}
        onConfirm={() => void undo()}
        onCancel={ask.close}
        busy={busy}
        danger
      >
        {t("undoText")}
      </ConfirmDialog>
    </>
  );
}
