import { TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import classes from "./period.module.css";

type PeriodProps = {
  since: string | undefined;
  until: string | undefined;
  onChange: (period: { since?: string | undefined; until?: string | undefined }) => void;
};

/** From a day to a day, both included. */
export function Period({ since, until, onChange }: PeriodProps) {
  const t = useTranslations("purchases");
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
    </div>
  );
}
