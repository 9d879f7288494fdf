import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslations } from "use-intl/react";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import card from "#packages/web/backoffice/page/waiting-card.module.css";
import classes from "./approvals.module.css";
import { DeclineDialog } from "./DeclineDialog.tsx";
import { useAnswerApproval, type WaitingApproval } from "./queries.ts";
import { useApprovalWords } from "./use-approval-words.ts";

/** Shows one request: the amount, the member, the cashier and the deadline, with buttons to answer. */
export function WaitingCard({ approval }: { approval: WaitingApproval }) {
  const t = useTranslations("approvals");
  const notices = useNotices();
  const { kronor } = useNumbers();
  const { weekdayAndTime } = useRealDates();
  const { whoseOf, whatOf } = useApprovalWords();
  const [declining, decline] = useDisclosure(false);
  const { mutate, isPending } = useAnswerApproval();
  const { id, amount, pointOfSale, askedBy, expiresAt } = approval;
  const what = whatOf(approval);
  const place = pointOfSale.name;
  const say = (answer: "APPROVED" | "DECLINED", reason = "") =>
    mutate(
      { id, answer, reason },
      {
        onSuccess: () => notices.done(t(answer === "APPROVED" ? "approvedDone" : "declinedDone", { what })),
        onError: (error) => notices.failed(error, t("answerFailed")),
      },
    );
  return (
    <div className={card.card}>
      <div className={card.words}>
        <p className={classes.amount}>{kronor(amount)}</p>
        <p className={card.what}>{whoseOf(approval)}</p>
        <p className={classes.asks}>
          <span>{askedBy === "" ? t("asksNameless", { place }) : t("asks", { name: askedBy, place })}</span>
          <span className={classes.until}>{t("answerBy", { time: weekdayAndTime(expiresAt).time })}</span>
        </p>
      </div>
      <div className={card.buttons}>
        <Button variant="default" disabled={isPending} aria-label={t("declineNamed", { what })} onClick={decline.open}>
          {t("decline")}
        </Button>
        <Button loading={isPending} aria-label={t("approveNamed", { what })} onClick={() => say("APPROVED")}>
          {t("approve")}
        </Button>
      </div>
      <DeclineDialog
        opened={declining}
        what={what}
        onClose={decline.close}
        onDecline={(reason) => {
          decline.close();
          say("DECLINED", reason);
        }}
      />
    </div>
  );
}
