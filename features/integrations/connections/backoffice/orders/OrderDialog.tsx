import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { formatPhone } from "#packages/domain/people/phone.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { useCan, useChain } from "#packages/web/backoffice/session/session.ts";
import { useProblemText } from "#packages/web/problem.ts";
import classes from "../connections.module.css";
import { type Connection, type Order, useRetryOrder } from "../queries.ts";
import { useOrderReason } from "./OrderColumns.tsx";
import { orderTones } from "./order-words.ts";

type OrderDialogProps = { order: Order; connection: Connection; onClose: () => void };

/** Shows one order with its buyer and purchase, and tries it again. */
export function OrderDialog({ order, connection, onClose }: OrderDialogProps) {
  const t = useTranslations("connections.order");
  const words = useTranslations("words");
  const { retry, busy, problem } = useRetry(order, onClose);
  const { purchaseId } = order;
  const canRetry = useCan("manageIntegrations") && order.canTryAgain;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={order.number || t("noNumber")}
      closeLabel={words("close")}
      width={560}
      foot={
        (purchaseId !== null || canRetry) && (
          <>
            {purchaseId !== null && (
              <Button
                variant="default"
                renderRoot={(props) => <Link to={paths.purchase} params={{ id: String(purchaseId) }} {...props} />}
              >
                {t("purchase")}
              </Button>
            )}
            {canRetry && (
              <Button loading={busy} onClick={retry}>
                {t("again")}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={classes.sample}>
        <FormProblem text={problem} />
        <OrderFacts order={order} connection={connection} />
        {order.state === "NO_MEMBER" && canRetry && <p className={page.quiet}>{t("noMemberText")}</p>}
      </div>
    </Dialog>
  );
}

function OrderFacts({ order, connection }: Omit<OrderDialogProps, "onClose">) {
  const t = useTranslations("connections");
  const { moment } = useRealDates();
  const { kronor } = useNumbers();
  const prefix = prefixForLanguage(useChain().language);
  const reason = useOrderReason(connection)(order);
  const { state, amount, returnedAmount, paidAt, receivedAt, lastReceivedAt } = order;
  const { memberId, email, phone, membershipNumber } = order;
  const contact = [email, phone && formatPhone(phone, prefix), membershipNumber].filter(Boolean).join(" · ");
  const buyer =
    memberId === null ? (
      contact
    ) : (
      <Link key="member" to={paths.member} params={{ id: String(memberId) }}>
        {t("order.member")}
      </Link>
    );
  const facts: [string, ReactNode][] = [
    [t("order.amount"), amount === null ? null : kronor(amount)],
    [t("order.returned"), returnedAmount > 0 ? kronor(returnedAmount) : null],
    [t("order.buyer"), buyer],
    [t("order.paidAt"), paidAt && moment(paidAt)],
    [t("order.receivedAt"), moment(receivedAt)],
    [t("order.lastReceivedAt"), lastReceivedAt === receivedAt ? null : moment(lastReceivedAt)],
  ];
  const shownFacts = facts.filter(([, value]) => value);
  return (
    <dl className={page.facts}>
      <div>
        <dt>{t("order.state")}</dt>
        <dd>
          <StatusWord tone={orderTones[state]}>{t(`log.states.${state}`)}</StatusWord>
          {reason && <span className={page.small}>{reason}</span>}
        </dd>
      </div>
      {shownFacts.map(([fact, value]) => (
        <div key={fact}>
          <dt>{fact}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Tries an order again. An attempt that changes nothing is explained in the dialog, which stays open. */
function useRetry({ id }: Order, onClose: () => void) {
  const t = useTranslations("connections");
  const notices = useNotices();
  const problemText = useProblemText();
  const { mutate, isPending } = useRetryOrder();
  const [problem, setProblem] = useState<string | null>(null);
  const retry = () => {
    setProblem(null);
    mutate(id, {
      onSuccess: ({ state }) => {
        if (state === "REGISTERED" || state === "RETURNED") {
          notices.done(t(`order.againDone.${state}`));
          onClose();
        } else setProblem(t(state === "NO_MEMBER" ? "order.stillNoMember" : "order.stillRefused"));
      },
      onError: (error) => setProblem(problemText(error, t("acts.failed"))),
    });
  };
  return { retry, busy: isPending, problem };
}
