import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { billingLimits } from "#features/billing/subscriptions/domain/limits.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { kronorFromOre, parseAmount } from "#packages/domain/money.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import dialog from "#packages/web/backoffice/dialogs/dialog-form.module.css";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { required } from "#packages/web/forms/use-form.ts";
import { applyProblem } from "#packages/web/problem.ts";

/** A payment or repayment: kronor, the day, and the bank's reference. */
export type Money = { amount: number; day: string; reference: string };

interface BookMoneyProps {
  /** Which phrases to use: for a payment or for a repayment. */
  of: "book" | "repay";
  number: number;
  lead: ReactNode;
  /** The proposed amount in kronor. */
  proposed: number;
  /** The maximum in kronor, and the error code above it. */
  most: { amount: number; code: "INVALID_AMOUNT" | "MORE_THAN_REPAYABLE" };
  act: (money: Money) => Promise<{ bookedOn: string }>;
  /** The name of the day's field in the request. */
  dayOnWire: string;
  onClose: () => void;
}

/** A form that books a payment or repayment outside of the bank's files: amount, day and reference. */
export function BookMoney({ of, number, lead, proposed, most, act, dayOnWire, onClose }: BookMoneyProps) {
  const t = useTranslations(`invoices.${of}`);
  const words = useTranslations("words");
  const notices = useNotices();
  const { full } = useRealDates();
  const { decimalMark } = useNumbers();
  // The form stores no draft, because the amount is entered once.
  const form = useFieldForm({
    fields: {
      amount: { label: t("amount") },
      day: { label: t("day") },
      reference: { label: t("reference"), limit: billingLimits.reference },
    },
    check: ({ amount, day, reference }) => {
      const read = parseAmount(amount);
      const isMore = read.ok && kronorFromOre(read.ore) > most.amount;
      return {
        amount: !read.ok || read.ore === 0 ? "INVALID_AMOUNT" : isMore ? most.code : null,
        day: required(day),
        reference: required(reference),
      };
    },
    defaultValues: {
      amount: proposed.toFixed(2).replace(".", decimalMark),
      day: platformToday(realNow()).toString(),
      reference: "",
    },
  });
  const { isSubmitting } = form.formState;
  const book = form.handleSubmit(async ({ amount, day, reference }) => {
    const read = parseAmount(amount);
    if (!read.ok) return;
    try {
      const { bookedOn } = await act({ amount: kronorFromOre(read.ore), day, reference });
      notices.done(bookedOn === day ? t("done") : t("doneLater", { day: full(bookedOn) }));
      onClose();
    } catch (error) {
      if (!applyProblem(form, error, { [dayOnWire]: "day" })) notices.failed(error, t("failed"));
    }
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t("title", { number: String(number) })}
      closeLabel={words("close")}
      width={440}
    >
      <form noValidate className={dialog.form} onSubmit={book}>
        <p>{lead}</p>
        <TextInput
          className={dialog.short ?? ""}
          inputMode="decimal"
          autoComplete="off"
          required
          rightSection="kr"
          rightSectionPointerEvents="none"
          {...form.input("amount")}
        />
        <DayInput className={dialog.short ?? ""} required {...form.input("day")} />
        <LimitedField description={t("referenceHint")} required {...form.limited("reference")} />
        <DialogFoot onCancel={onClose} saving={isSubmitting} label={t("submit")} />
      </form>
    </Dialog>
  );
}
