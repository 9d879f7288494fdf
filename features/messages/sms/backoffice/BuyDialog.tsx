import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { kronorFromOre } from "#packages/domain/money.ts";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { useProblemText } from "#packages/web/problem.ts";
import { vatOf } from "../domain/packages.ts";
import { type CreditPackage, type SmsAccount, useBuyCredits } from "./queries.ts";
import classes from "./sms-account.module.css";

type BuyDialogProps = { chosen: CreditPackage; account: SmsAccount; onClose: () => void };

/** Confirms a purchase: its cost with VAT, and when it is paid. */
export function BuyDialog({ chosen, account, onClose }: BuyDialogProps) {
  const t = useTranslations("sms.buy");
  const words = useTranslations("words");
  const notices = useNotices();
  const problemText = useProblemText();
  const { kronor, count } = useNumbers();
  const { send, busy } = useBuyCredits();
  const [problem, tell] = useState<string | null>(null);
  const { credits, price } = chosen;
  const ore = Math.round(price * 100);
  const vat = kronorFromOre(vatOf(ore, account.vatPermille));
  const buy = async () => {
    try {
      await send(chosen);
      notices.done(t("bought", { credits }));
      onClose();
    } catch (error) {
      tell(problemText(error));
    }
  };
  return (
    <ConfirmDialog
      opened
      title={t("ask", { credits: count(credits) })}
      confirmLabel={t("confirm", { amount: kronor(price + vat) })}
      cancelLabel={words("cancel")}
      onConfirm={() => void buy()}
      onCancel={onClose}
      busy={busy}
    >
      <dl className={classes.sums}>
        <div>
          <dt>{t("price")}</dt>
          <dd>{kronor(price)}</dd>
        </div>
        <div>
          <dt>{t("vat", { percent: account.vatPermille / 10 })}</dt>
          <dd>{kronor(vat)}</dd>
        </div>
        <div className={classes.total}>
          <dt>{t("total")}</dt>
          <dd>{kronor(price + vat)}</dd>
        </div>
      </dl>
      <p className={classes.quiet}>{account.sandbox ? t("sandbox") : t("invoiced")}</p>
      <FormProblem text={problem} />
    </ConfirmDialog>
  );
}
