import { UnstyledButton } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { dayOfMove } from "../../domain/sandbox-clock.ts";
import type { ClockMove } from "./queries.ts";
import classes from "./sandbox.module.css";

const steps = [
  { name: "day", by: { days: 1 } },
  { name: "week", by: { days: 7 } },
  { name: "month", by: { months: 1 } },
] as const;

type StepsProps = { from: Temporal.PlainDate; busy: boolean; onMove: (move: ClockMove) => void };

/** Buttons for a day, a week or a month from the shown day: a double click makes one step. */
export function Steps({ from, busy, onMove }: StepsProps) {
  const t = useTranslations("clock");
  const { full } = useDates();
  return (
    <fieldset className={classes.steps}>
      <legend className={classes.legend}>{t("forward")}</legend>
      {steps.map(({ name, by }) => (
        <UnstyledButton
          key={name}
          className={classes.step}
          aria-disabled={busy}
          onClick={() => !busy && onMove({ from: from.toString(), ...by })}
        >
          <span className={classes.stepName}>{t(name)}</span>
          <span className={classes.stepDay}>{full(dayOfMove({ from, ...by }).toString())}</span>
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
