import { TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useNumbers } from "../../lib/numbers.ts";
import classes from "./period.module.css";

type PeriodProps = {
  since: string | undefined;
  until: string | undefined;
  /** What was paid and kept in it; null without one. */
  sum: number | null;
  onChange: (period: { since?: string | undefined; until?: string | undefined }) => void;
};

/** From a day to a day, both included, and what was paid in between. */
export function Period({ since, until, sum, onChange }: PeriodProps) {
  const t = useTranslations("purchases");
  const { kronor } = useNumbers();
  return (
    <div className={classes.period}>
      <TextInput
        type="date"
        label={t("since")}
        value={since ?? ""}
        max={until}
        onChange={(event) => onChange({ since: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={t("until")}
        value={until ?? ""}
        min={since}
        onChange={(event) => onChange({ until: event.currentTarget.value || undefined })}
      />
      {sum !== null && (
        <p className={classes.sum} aria-live="polite">
          {t("sum")} <strong>{kronor(sum)}</strong>
        </p>
      )}
    </div>
  );
}
