import { useTranslations } from "use-intl/react";
import { kronorFromOre } from "#packages/domain/money.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import classes from "./quick-amounts.module.css";
import type { Visit, VisitEvent } from "./visit.ts";

type QuickAmountsProps = {
  /** In öre. */
  amounts: readonly number[];
  visit: Visit;
  dispatch: (event: VisitEvent) => void;
};

/** Returns an amount as the cashier would type it, with a comma. */
const typedText = (ore: number) => String(kronorFromOre(ore)).replace(".", ",");

/** Offers the amounts that this till confirms most often, in the place of the line above Confirm. */
export function QuickAmounts({ amounts, visit, dispatch }: QuickAmountsProps) {
  const t = useTranslations("register");
  const { shortKronor } = useNumbers();
  return (
    <fieldset className={classes.amounts} aria-label={t("quickAmounts")}>
      {amounts.map((ore) => (
        <button
          key={ore}
          type="button"
          className={classes.amount}
          onClick={() => dispatch({ type: "amount", text: typedText(ore), of: visit.registrationKey })}
        >
          {shortKronor(kronorFromOre(ore))}
        </button>
      ))}
    </fieldset>
  );
}
