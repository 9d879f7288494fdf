import { Select, TextInput } from "@mantine/core";
import { useMemo } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import classes from "./club.module.css";
import { findZones, type ZoneChoice, zoneChoices } from "./time-zones.ts";

type TimeZoneFieldProps = {
  value: string;
  onChange: (timeZone: string) => void;
  /** The first day counted in the zone, after which it is fixed. */
  fixedSince: string | null;
  error: string | undefined;
};

/** The place that sets the club's time zone: searchable by city or country until days have been counted in it. */
export function TimeZoneField({ value, onChange, fixedSince, error }: TimeZoneFieldProps) {
  const t = useTranslations("settings");
  const language = useLocale();
  const dates = useDates();
  const choices = useMemo(() => zoneChoices(language as Language, value, Temporal.Now.instant()), [language, value]);
  const byValue = useMemo(() => new Map(choices.map((choice) => [choice.value, choice])), [choices]);
  const label = t("timeZone");
  if (fixedSince && !error) {
    const selectedZone = byValue.get(value);
    return (
      <TextInput
        label={label}
        description={t("timeZoneFixed", { date: dates.full(fixedSince) })}
        value={selectedZone ? `${selectedZone.label} (${selectedZone.offset})` : value}
        readOnly
      />
    );
  }
  return (
    <Select
      label={label}
      description={t("timeZoneHint")}
      searchable
      allowDeselect={false}
      data={choices}
      value={value}
      onChange={(next) => next && onChange(next)}
      filter={({ search }) => (byValue.get(value)?.label === search ? choices : findZones(choices, search))}
      nothingFoundMessage={t("timeZoneUnknown")}
      renderOption={({ option }) => (
        <span className={classes.zone}>
          <span>{option.label}</span>
          <span className={classes.zoneOffset}>{(option as ZoneChoice).offset}</span>
        </span>
      )}
      maxDropdownHeight={320}
      error={error}
    />
  );
}
