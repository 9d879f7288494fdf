import { useTranslations } from "use-intl/react";
import type { TillVisit } from "../queries.ts";
import type { ReturnPlan } from "./return-plan.ts";
import { useConsequences } from "./use-consequences.ts";
import classes from "./visits.module.css";

type ReturnConsequenceProps = { plan: ReturnPlan; visit: TillVisit };

const asks = { NOTHING_TO_RETURN: "partMissing", REASON: "reasonMissing" } as const;

/** Shows the effect of a return on points, stamps and coupons before it is confirmed, and its missing inputs. */
export function ReturnConsequence({ plan, visit }: ReturnConsequenceProps) {
  const t = useTranslations("register");
  const errors = useTranslations("errors");
  const linesOf = useConsequences();
  const { missing } = plan;
  if (missing === "AMOUNT_TOO_LARGE" || missing === "INVALID_AMOUNT") return null;
  const isMissingInput = missing === "REASON" || missing === "NOTHING_TO_RETURN";
  const lines = missing === null || missing === "REASON" ? linesOf(plan, visit) : [];
  return (
    <ul className={classes.consequence} aria-live="polite" aria-label={t("whatHappens")}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {missing && <li className={classes.asks}>{isMissingInput ? t(asks[missing]) : errors(missing)}</li>}
    </ul>
  );
}
