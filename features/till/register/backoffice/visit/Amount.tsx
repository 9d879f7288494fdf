import { Button } from "@mantine/core";
import { type Ref, useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { AmountPad } from "#packages/ui/amount/AmountPad.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { loadAmounts, useHabit } from "../habits/till-habits.ts";
import { usualAmounts } from "../habits/usual-amounts.ts";
import type { TillFacts } from "../queries.ts";
import classes from "./amount.module.css";
import { QuickAmounts } from "./QuickAmounts.tsx";
import { useConfirmLabel } from "./use-confirm-label.ts";
import { Verdict } from "./Verdict.tsx";
import type { Visit, VisitEvent } from "./visit.ts";
import type { Plan, Readiness } from "./visit-plan.ts";

type AmountProps = {
  ref: Ref<HTMLDivElement>;
  visit: Visit;
  plan: Plan;
  readiness: Readiness;
  facts: TillFacts | undefined;
  pointOfSaleId: number;
  dispatch: (event: VisitEvent) => void;
  onConfirm: () => void;
};

/** Whether a customer is open and the till waits for the first input. */
const isAwaitingAmount = ({ phase, refusal, amount }: Visit, readiness: Readiness) =>
  phase === "open" && refusal === null && amount === "" && !readiness.ok && readiness.reason === "NOTHING";

/** Shows the amount, the pad and Confirm at a fixed place. */
export function Amount({ ref, visit, plan, readiness, facts, pointOfSaleId, dispatch, onConfirm }: AmountProps) {
  const t = useTranslations("register");
  const labelOf = useConfirmLabel();
  const { decimalMark } = useNumbers();
  const latest = useHabit(loadAmounts, pointOfSaleId);
  const amounts = useMemo(() => usualAmounts(latest), [latest]);
  return (
    <section className={classes.amount} aria-label={t("howMuch")}>
      <div className={classes.pad} ref={ref}>
        <AmountPad
          value={visit.amount}
          onChange={(text) => dispatch({ type: "amount", text, of: visit.registrationKey })}
          label={t("amount")}
          unit="kr"
          decimalMark={decimalMark}
          decimalLabel={t("decimalMark")}
          backspaceLabel={t("backspace")}
          clearLabel={t("clearAmount")}
          onEnter={onConfirm}
        />
      </div>
      {isAwaitingAmount(visit, readiness) && amounts.length > 0 ? (
        <QuickAmounts amounts={amounts} visit={visit} dispatch={dispatch} />
      ) : (
        <Verdict visit={visit} plan={plan} readiness={readiness} facts={facts} />
      )}
      <div className={classes.foot}>
        <Button
          size="xl"
          className={classes.confirm}
          data-ready={readiness.ok || undefined}
          aria-disabled={!readiness.ok}
          loading={visit.phase === "sending"}
          onClick={onConfirm}
        >
          {labelOf(visit, plan, readiness)}
        </Button>
      </div>
    </section>
  );
}
