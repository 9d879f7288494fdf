import { useTranslations } from "use-intl/react";
import { formatPhone } from "#packages/domain/people/phone.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useListColumns } from "#packages/web/backoffice/lists/use-list-columns.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { pendingColumns } from "../../contract/columns.ts";
import { pendingWords } from "../../i18n/column-words.ts";
import type { PendingPurchase } from "../queries.ts";
import classes from "./pending.module.css";
import { WithdrawPending } from "./WithdrawPending.tsx";

/** Columns of the pending purchases. */
export function usePendingColumns() {
  const t = useTranslations("purchases");
  const { short } = useDates();
  const prefix = prefixForLanguage(useChain().language);
  const contactOf = ({ email, phone }: PendingPurchase) => (phone ? formatPhone(phone, prefix) : (email ?? ""));
  const givenBy = ({ points, stamps }: PendingPurchase) =>
    [
      ...(points > 0 ? [t("pending.points", { points })] : []),
      ...(stamps > 0 ? [t("stampCount", { count: stamps })] : []),
    ].join(" · ");
  const columns = useListColumns<typeof pendingColumns, PendingPurchase>(pendingColumns, pendingWords, useDates(), {
    date: { width: "130px", onPhone: "under", speaksForItself: true },
    contact: { grows: true, onPhone: "first", cell: contactOf },
    location: { width: "130px", wideOnly: true },
    cashier: { width: "130px", wideOnly: true, none: t("unknownCashier") },
    amount: {
      onPhone: "second",
      speaksForItself: true,
      none: <span className={classes.quiet}>{t("pending.onlyStamps")}</span>,
    },
    gives: { align: "end", width: "120px", cell: (row) => givenBy(row) || t("pending.nothing") },
    until: { width: "110px", cell: (row) => short(row.waitsThrough) },
    withdraw: {
      speaksForItself: true,
      align: "end",
      width: "160px",
      onPhone: "end",
      cell: (row) => (
        <div className={classes.acts}>
          <WithdrawPending id={row.id} contact={contactOf(row)} />
        </div>
      ),
    },
  });
  return { columns, contactOf };
}
