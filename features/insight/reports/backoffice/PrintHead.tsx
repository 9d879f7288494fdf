import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { useDates, useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import type { Report } from "./queries.ts";
import classes from "./reports.module.css";

/** Opens the browser's dialog to print the report. */
export function PrintButton() {
  const t = useTranslations("reports");
  return (
    <Button variant="default" onClick={() => window.print()}>
      {t("print")}
    </Button>
  );
}

type PrintHeadProps = { report: Report; pointOfSaleId: number | undefined };

/** The head of the printed report: the club, the period, the point of sale, and when it was printed. */
export function PrintHead({ report: { period, pointsOfSale }, pointOfSaleId }: PrintHeadProps) {
  const t = useTranslations("reports");
  const { commercialName } = useChain();
  const { range } = useDates();
  const { full } = useRealDates();
  const [printedAt, setPrintedAt] = useState(realNow);
  useEffect(() => {
    const note = () => setPrintedAt(realNow());
    addEventListener("beforeprint", note);
    return () => removeEventListener("beforeprint", note);
  }, []);
  const place = pointsOfSale.find(({ id }) => id === pointOfSaleId)?.name ?? t("allPointsOfSale");
  return (
    <div className={classes.printHead}>
      <p className={classes.club}>{commercialName}</p>
      <p>{[range(period.from, period.to), ...(pointsOfSale.length > 1 ? [place] : [])].join(" · ")}</p>
      <p className={classes.counted}>{t("printed", { moment: full(printedAt.toString()) })}</p>
    </div>
  );
}
