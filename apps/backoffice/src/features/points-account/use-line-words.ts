import { useTranslations } from "use-intl/react";
import { useNumbers } from "../../lib/numbers.ts";
import type { AccountLine } from "./queries.ts";

/** What a line of the account says: what happened; its `subject` says about what. */
export function useLineWords() {
  const t = useTranslations("members.account");
  const { kronor } = useNumbers();
  const earned = ({ source, purchaseAmount }: AccountLine) => {
    if (source === "CORRECTION") return t("correction");
    if (source === "OPENING_BALANCE") return t("opening");
    return purchaseAmount === null ? t("purchase") : t("purchaseOf", { amount: kronor(purchaseAmount) });
  };
  const takenBack = ({ source }: AccountLine) => {
    if (source === "CORRECTION") return t("correctionTakenBack");
    return source === "OPENING_BALANCE" ? t("openingTakenBack") : t("takenBack");
  };
  const titles = {
    EARNED: earned,
    USED: () => t("used"),
    GIVEN_BACK: () => t("givenBack"),
    DEDUCTED: () => t("deducted"),
    RESTORED: () => t("restored"),
    TAKEN_BACK: takenBack,
    FELL_DUE: () => t("fellDue"),
    PAID_DEBT: () => t("paidDebt"),
    DEBT_RELEASED: () => t("debtReleased"),
  } satisfies Record<AccountLine["kind"], (line: AccountLine) => string>;
  return (line: AccountLine) => titles[line.kind](line);
}
