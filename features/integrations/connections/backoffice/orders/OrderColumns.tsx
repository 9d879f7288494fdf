import { useTranslations } from "use-intl/react";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import type { Column } from "#packages/ui/tables/data-table.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import type { Connection, Order } from "../queries.ts";
import { orderTones } from "./order-words.ts";
import { useReasonWords } from "./use-reason-words.ts";

/** Returns the columns of orders: number, time, state with its reason, and amount. */
export function useOrderColumns(connection: Connection): Column<Order>[] {
  const t = useTranslations("connections");
  const { moment } = useRealDates();
  const { kronor } = useNumbers();
  const wordsOf = useOrderWords(connection);
  return [
    {
      key: "number",
      header: t("log.number"),
      width: "140px",
      onPhone: "first",
      cell: ({ number }) => number || t("order.noNumber"),
    },
    {
      key: "receivedAt",
      header: t("order.receivedAt"),
      width: "155px",
      onPhone: "end",
      speaksForItself: true,
      cell: ({ receivedAt }) => moment(receivedAt),
    },
    {
      key: "state",
      header: t("order.state"),
      grows: true,
      onPhone: "under",
      speaksForItself: true,
      cell: (row) => (
        <>
          <StatusWord tone={orderTones[row.state]}>{t(`log.states.${row.state}`)}</StatusWord>{" "}
          <span className={page.quiet}>{wordsOf(row)}</span>
        </>
      ),
    },
    {
      key: "amount",
      header: t("order.amount"),
      align: "end",
      width: "120px",
      onPhone: "second",
      speaksForItself: true,
      cell: ({ amount }) => (amount === null ? "" : kronor(amount)),
    },
  ];
}

/** Returns a function for the words after an order's state: its buyer, refund or reason, or what would have happened. */
function useOrderWords(connection: Connection) {
  const t = useTranslations("connections");
  const { kronor } = useNumbers();
  const reasonOf = useOrderReason(connection);
  return (order: Order): string => {
    const { email, phone, membershipNumber, amount, returnedAmount } = order;
    const isPartlyReturned = returnedAmount > 0 && returnedAmount !== amount;
    const refund = isPartlyReturned ? t("log.returned", { amount: kronor(returnedAmount) }) : "";
    const buyer = order.state === "NO_MEMBER" ? (email ?? phone ?? membershipNumber) : null;
    return [buyer, reasonOf(order), refund].filter(Boolean).join(" · ");
  };
}

/** Returns a function for the reason of an order's state, or what a dry run would have done. */
export function useOrderReason(connection: Connection) {
  const t = useTranslations("connections");
  const reasonOf = useReasonWords(connection);
  return (order: Order): string => {
    const { wouldBe, isTest } = order;
    const parts = [isTest ? t("order.test") : "", wouldBe ? t(`log.wouldBe.${wouldBe}`) : "", reasonOf(order)];
    return parts.filter(Boolean).join(" · ");
  };
}
