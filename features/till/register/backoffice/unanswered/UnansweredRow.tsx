import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useDates, useRealDates } from "#packages/web/backoffice/format/dates.ts";
import visits from "../returns/visits.module.css";
import { withdraw } from "./follow-up.ts";
import classes from "./unanswered.module.css";
import { type Unanswered, unansweredStore } from "./unanswered-store.ts";
import { useUnansweredWords } from "./use-unanswered-words.ts";

type UnansweredRowProps = { entry: Unanswered; onTryAgain: () => void; onTakeUp: () => void };

/** Shows one registration: the customer, the amount, the time and the possible actions. */
export function UnansweredRow({ entry, onTryAgain, onTakeUp }: UnansweredRowProps) {
  const t = useTranslations("register");
  const words = useTranslations("words");
  const wordsOf = useUnansweredWords();
  const { moment } = useDates();
  const { weekdayAndTime } = useRealDates();
  const [leaving, leave] = useDisclosure(false);
  const { visit, refusal, at, approval } = entry;
  return (
    <div className={classes.entry}>
      <div className={visits.words}>
        <p className={visits.what}>{wordsOf(visit)}</p>
        <p className={visits.when}>{moment(new Date(at).toISOString())}</p>
        {refusal !== null && <p className={classes.refusal}>{refusal}</p>}
        {approval && (
          <p className={classes.asked}>{t("approvalWaits", { time: weekdayAndTime(approval.expiresAt).time })}</p>
        )}
      </div>
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={leave.open}>
          {t("giveUp")}
        </Button>
        {refusal === null && !approval ? (
          <Button variant="default" onClick={onTryAgain}>
            {t("tryNow")}
          </Button>
        ) : (
          <Button variant={approval ? "default" : "filled"} onClick={onTakeUp}>
            {t("takeUp")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={leaving}
        title={refusal === null && !approval ? t("giveUpTitle") : t("giveUpRefusedTitle")}
        confirmLabel={t("giveUp")}
        cancelLabel={words("cancel")}
        danger
        onCancel={leave.close}
        onConfirm={() => {
          withdraw(entry);
          unansweredStore.remove(visit.registrationKey);
        }}
      >
        {approval ? t("giveUpAskedText") : (refusal ?? t(visit.invitee === null ? "giveUpText" : "giveUpInviteText"))}
      </ConfirmDialog>
    </div>
  );
}
