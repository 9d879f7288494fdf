import { NativeSelect, TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import classes from "../selections.module.css";

type TypedPeriod = null | { months: string } | { from: string; to: string };
type PeriodFieldProps = {
  value: unknown;
  errorAt: (key: string) => string | undefined;
  onChange: (period: TypedPeriod) => void;
};

/** Chooses a period: always; this month and a number of earlier ones; or from one month through another. */
export function PeriodField({ value, errorAt, onChange }: PeriodFieldProps) {
  const t = useTranslations("selectionEditor");
  const today = useToday();
  const period = (value ?? null) as TypedPeriod;
  const kind = period === null ? "ALWAYS" : "months" in period ? "MONTHS" : "BETWEEN";
  const thisMonth = today.toPlainYearMonth();
  const begin = {
    ALWAYS: () => null,
    MONTHS: () => ({ months: "12" }),
    BETWEEN: () => ({ from: thisMonth.subtract({ months: 2 }).toString(), to: thisMonth.toString() }),
  };
  return (
    <div className={classes.pair}>
      <NativeSelect
        label={t("period")}
        data={(["ALWAYS", "MONTHS", "BETWEEN"] as const).map((each) => ({ value: each, label: t(`periods.${each}`) }))}
        value={kind}
        onChange={(event) => onChange(begin[event.currentTarget.value as keyof typeof begin]())}
        error={errorAt("period")}
      />
      {period !== null && "months" in period && (
        <TextInput
          label={t("numbers.months")}
          description={t("monthsHint")}
          inputWrapperOrder={["label", "input", "error", "description"]}
          inputMode="numeric"
          autoComplete="off"
          value={period.months}
          onChange={(event) => onChange({ months: event.currentTarget.value })}
          error={errorAt("period.months")}
        />
      )}
      {period !== null &&
        "from" in period &&
        (["from", "to"] as const).map((end) => (
          <TextInput
            key={end}
            type="month"
            // Browsers without a month field show a text field.
            placeholder={t("monthPattern")}
            label={t(`${end}Month`)}
            value={period[end]}
            max={thisMonth.toString()}
            onChange={(event) => onChange({ ...period, [end]: event.currentTarget.value })}
            error={errorAt(`period.${end}`)}
          />
        ))}
    </div>
  );
}
