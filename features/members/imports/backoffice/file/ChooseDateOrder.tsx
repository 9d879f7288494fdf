import { NativeSelect } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { type DateOrder, dateOrders, readDate } from "../../domain/read-date.ts";
import classes from "../imports.module.css";
import type { ColumnDates } from "../use-column-dates.ts";

interface ChooseDateOrderProps {
  heading: string;
  dates: ColumnDates | null;
  onChoose: (order: DateOrder) => void;
}

/** Shows how the column's dates are read; when two orders fit, the merchant chooses one. */
export function ChooseDateOrder({ heading, dates, onChoose }: ChooseDateOrderProps) {
  const t = useTranslations("imports");
  const { full } = useDates();
  if (!dates || dates.sample === "") return null;
  const { fitting, order, chosen, sample } = dates;
  const readIn = (each: DateOrder) => {
    const read = readDate(sample, each, Temporal.Now.plainDateISO().add({ years: 100 }));
    return read.ok ? t("readAs", { text: sample, date: full(read.date.toString()) }) : null;
  };
  if (fitting.length < 2) return <p className={classes.sample}>{readIn(order)}</p>;
  return (
    <NativeSelect
      aria-label={t("dateOrderOf", { heading })}
      description={t("dateOrderHint")}
      value={chosen ?? ""}
      onChange={(event) => {
        const picked = dateOrders.find((each) => each === event.currentTarget.value);
        if (picked) onChoose(picked);
      }}
      data={[
        ...(chosen ? [] : [{ value: "", label: t("chooseDateOrder") }]),
        ...fitting.map((each) => ({ value: each, label: readIn(each) ?? each })),
      ]}
    />
  );
}
