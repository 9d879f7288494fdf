import { Button, Stack } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { useKeepAwake } from "#packages/ui/page/keep-awake.ts";
import { QrCode } from "#packages/ui/pictures/QrCode.tsx";
import type { Awaited } from "../desk/finished.ts";
import classes from "../visit/choices.module.css";
import { usePendingWords } from "./use-pending-words.ts";
import { useWithdrawAtTill } from "./use-withdraw-at-till.ts";

type CodeToScanProps = { awaited: Awaited; link: string; onDone: () => void; onGone: () => void };

/** Shows a code for the customer's own camera when no message can be sent. It stays until dismissed. */
export function CodeToScan({ awaited, link, onDone, onGone }: CodeToScanProps) {
  const t = useTranslations("register");
  const waiting = usePendingWords(awaited);
  const withdraw = useWithdrawAtTill(onGone);
  const { waitingPurchaseId: id } = awaited.invited;
  useKeepAwake(true);
  return (
    <Dialog
      opened
      onClose={onDone}
      title={t("codeTitle")}
      width={420}
      foot={
        <Stack gap="xs" w="100%">
          <Button size="lg" fullWidth onClick={onDone}>
            {t("next")}
          </Button>
          {id !== null && (
            <Button variant="subtle" fullWidth loading={withdraw.isPending} onClick={() => withdraw.mutate(id)}>
              {t("withdrawPurchase")}
            </Button>
          )}
        </Stack>
      }
    >
      <p>{t("codeText")}</p>
      <div className={classes.code}>
        <QrCode value={link} label={t("codeTitle")} />
      </div>
      {waiting.map((line) => (
        <p key={line} className={classes.codeNote}>
          {line}
        </p>
      ))}
    </Dialog>
  );
}
