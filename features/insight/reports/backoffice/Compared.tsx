import { useTranslations } from "use-intl/react";
import { Figure } from "#packages/ui/figures/Figure.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { changeIn } from "./change-words.ts";
import classes from "./reports.module.css";

type ComparedProps = {
  label: string;
  now: number;
  before: number | null;
  lastYear: number | null;
  /** Whether the figure is in kronor. */
  amount?: boolean;
  decimal?: boolean;
};

/** Shows a figure with those of the period before and of the same days last year. */
export function Compared({ label, now, before, lastYear, amount = false, decimal = false }: ComparedProps) {
  const t = useTranslations("reports.compared");
  const numbers = useNumbers();
  const formatValue = (value: number) =>
    amount ? numbers.wholeKronor(value) : decimal ? numbers.decimal(value) : numbers.count(value);
  const line = (then: number) => `${formatValue(then)}${changeIn(now, then, numbers)}`;
  return (
    <div>
      <Figure label={label} value={formatValue(now)} />
      <dl className={classes.then}>
        {before !== null && (
          <div>
            <dt>{t("before")}</dt>
            <dd>{line(before)}</dd>
          </div>
        )}
        {lastYear !== null && (
          <div>
            <dt>{t("lastYear")}</dt>
            <dd>{line(lastYear)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
