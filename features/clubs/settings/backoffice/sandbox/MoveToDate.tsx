import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import { clockYearsAtMost } from "../../domain/sandbox-clock.ts";
import type { ClockMove } from "./queries.ts";
import classes from "./sandbox.module.css";

type MoveToDateProps = {
  shownDate: Temporal.PlainDate;
  real: Temporal.PlainDate;
  busy: boolean;
  onMove: (move: ClockMove) => void;
};

/** Moves to any later day within the clock's limit. */
export function MoveToDate({ shownDate: clubDay, real, busy, onMove }: MoveToDateProps) {
  const t = useTranslations("clock");
  const [date, setDate] = useState("");
  const first = clubDay.add({ days: 1 }).toString();
  const last = real.add({ years: clockYearsAtMost }).toString();
  const isOpen = date >= first && date <= last;
  return (
    <form
      className={classes.toDate}
      onSubmit={(event) => {
        event.preventDefault();
        if (isOpen) onMove({ moveTo: date });
      }}
    >
      <DayInput
        label={t("toDate")}
        min={first}
        max={last}
        value={date}
        onChange={(event) => setDate(event.currentTarget.value)}
      />
      <Button type="submit" disabled={!isOpen} loading={busy}>
        {t("move")}
      </Button>
    </form>
  );
}
