import { useTranslations } from "use-intl/react";
import { useNumbers } from "#packages/web/member/format/numbers.ts";
import type { AccountLine } from "./queries.ts";

/** Returns the text of a line: its action, and its subject in the club's own words. */
export function useLineWords() {
  const words = useTranslations("pointsAccount");
  const { kronor } = useNumbers();
  const earned = ({ source, purchaseAmount }: AccountLine) => {
    if (source === "CORRECTION") return words("earnedCorrection");
    if (source === "OPENING_BALANCE") return words("earnedOpening");
    return purchaseAmount === null
      ? words("earnedPurchase")
      : words("earnedAmount", { amount: kronor(purchaseAmount) });
  };
  const clawedBack = ({ source, purchaseAmount }: AccountLine) => {
    if (source !== "PURCHASE") return words("correctionVoided");
    return purchaseAmount === null
      ? words("clawedBack")
      : words("clawedBackAmount", { amount: kronor(purchaseAmount) });
  };
  const titles = {
    EARNED: earned,
    USED: () => words("used"),
    REINSTATED: () => words("reinstated"),
    DEDUCTED: () => words("deducted"),
    RESTORED: () => words("restored"),
    CLAWED_BACK: clawedBack,
    EXPIRED: () => words("expired"),
    PAID_DEBT: () => words("paidDebt"),
    DEBT_RELEASED: () => words("debtReleased"),
  } satisfies Record<AccountLine["kind"], (line: AccountLine) => string>;
  return (line: AccountLine) => titles[line.kind](line);
}
