import { Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { foundClubsQuery } from "./queries.ts";
import classes from "./sms-prices.module.css";

const pauseMs = 200;

export type ChosenClub = { value: string; label: string } | null;

type ClubChoiceProps = { chosen: ChosenClub; disabled: boolean; onChoose: (club: ChosenClub) => void };

/** Chooses all clubs, or one club by its name. */
export function ClubChoice({ chosen, disabled, onChoose }: ClubChoiceProps) {
  const t = useTranslations("smsPrices");
  const [typed, type] = useState("");
  const [q] = useDebouncedValue(typed.trim() === chosen?.label ? "" : typed.trim(), pauseMs);
  const clubs = useQuery(foundClubsQuery(q));
  const clubOptions = (clubs.data ?? []).map(({ subdomain, commercialName }) => ({
    value: subdomain,
    label: commercialName,
  }));
  const data =
    chosen && clubOptions.every(({ value }) => value !== chosen.value) ? [chosen, ...clubOptions] : clubOptions;
  return (
    <Select
      label={t("club")}
      description={t(disabled ? "saveFirst" : "clubHint")}
      disabled={disabled}
      placeholder={t("everyClub")}
      maw={420}
      searchable
      clearable
      clearButtonProps={{ "aria-label": t("everyClub") }}
      data={data}
      filter={({ options }) => options}
      value={chosen?.value ?? null}
      onChange={(_, option) => onChoose(option)}
      searchValue={typed}
      onSearchChange={type}
      nothingFoundMessage={clubs.isFetching ? undefined : t("noClub")}
      renderOption={({ option }) => (
        <span className={classes.found}>
          <span>{option.label}</span>
          <small>{option.value}</small>
        </span>
      )}
      maxDropdownHeight={280}
    />
  );
}
