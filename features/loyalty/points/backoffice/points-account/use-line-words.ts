import { useTranslations } from "use-intl/react";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { AccountLine } from "./queries.ts";

/** Returns the text for a line's action; its `subject` adds the details. */
export function useLineWords() {
  const t = useTranslations("directory.account");
  const { kronor } = useNumbers();
  const earned = ({ source, purchaseAmount }: AccountLine) => {
    if (source === "CORRECTION") return t("correction");
    if (source === "OPENING_BALANCE") return t("opening");
    return purchaseAmount === null ? t("purchase") : t("purchaseOf", { amount: kronor(purchaseAmount) });
  };
  const clawedBack = ({ source }: AccountLine) => {
    if (source === "CORRECTION") return t("correctionVoided");
    return source === "OPENING_BALANCE" ? t("openingVoided") : t("clawedBack");
  };
  const titles = {
    EARNED: earned,
    USED: () => t("used"),
    REINSTATED: () => t("reinstated"),
    DEDUCTED: () => t("deducted"),
    RESTORED: () => t("restored"),
    CLAWED_BACK: clawedBack,
    EXPIRED: () => t("expired"),
    PAID_DEBT: () => t("paidDebt"),
    DEBT_RELEASED: () => t("debtReleased"),
  } satisfies Record<AccountLine["kind"], (line: AccountLine) => string>;
  return (line: AccountLine) => titles[line.kind](line);
}
