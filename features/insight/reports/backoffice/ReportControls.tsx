import { NativeSelect } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import type { SearchChange } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { periodNames } from "../domain/periods.ts";
import type { Report, ReportOf } from "./queries.ts";
import classes from "./reports.module.css";
import type { ReportSearch } from "./search.ts";

type ReportControlsProps = {
  of: ReportOf;
  /** The caller's points of sale; empty until loaded. */
  pointsOfSale: Report["pointsOfSale"];
  look: (next: SearchChange<ReportSearch>) => void;
};

/** Selects the period and the point of sale, stored in the address. */
export function ReportControls({ of, pointsOfSale, look }: ReportControlsProps) {
  const t = useTranslations("reports");
  const choices = periodNames.map((value) => ({ value, label: t(`period.${value}`) }));
  const choose = (period: (typeof periodNames)[number]) =>
    look(
      period === "own"
        ? { period }
        : { period: period === "month" ? undefined : period, since: undefined, until: undefined },
    );
  return (
    <div className={classes.controls}>
      <Segments
        label={t("period.label")}
        choices={choices}
        value={of.period}
        onChange={choose}
        className={classes.periods}
      />
      {of.period === "own" && <OwnDates of={of} look={look} />}
      {pointsOfSale.length > 1 && (
        <NativeSelect
          aria-label={t("pointOfSale")}
          maw={280}
          value={of.pointOfSaleId ?? ""}
          onChange={(event) => look({ pointOfSaleId: Number(event.currentTarget.value) || undefined })}
          data={[
            { value: "", label: t("allPointsOfSale") },
            ...pointsOfSale.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
    </div>
  );
}

function OwnDates({ of: { from, to }, look }: Pick<ReportControlsProps, "of" | "look">) {
  const t = useTranslations("reports");
  const today = useToday().toString();
  const max = to && to < today ? to : today;
  return (
    <>
      <DayInput
        label={t("from")}
        value={from ?? ""}
        max={max}
        onChange={(event) => look({ since: event.currentTarget.value || undefined })}
      />
      <DayInput
        label={t("to")}
        value={to ?? ""}
        min={from}
        max={today}
        onChange={(event) => look({ until: event.currentTarget.value || undefined })}
      />
    </>
  );
}
