import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { EmptyState } from "#packages/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { yearBeside } from "../domain/year-beside.ts";
import { MonthsChart } from "./MonthsChart.tsx";
import { MonthsTable } from "./MonthsTable.tsx";
import { PlatformNow } from "./PlatformNow.tsx";
import classes from "./platform-figures.module.css";
import { bringMonths, platformFiguresQuery } from "./queries.ts";
import { ToDoFirst } from "./ToDoFirst.tsx";

/** `/overview`: the admin's first page: items that need attention, the current figures and the months. */
export function PlatformScreen() {
  const t = useTranslations("platformFigures");
  const common = useTranslations("words");
  const { weekday, moment } = useRealDates();
  const figures = useQuery(platformFiguresQuery);
  useTitle(t("title"));
  const { date, countedAt } = figures.data ?? {};
  const counted = countedAt ? t("counted", { when: moment(countedAt) }) : t("notCounted");
  return (
    <PlainPage title={t("title")} description={date && `${weekday(date)} · ${counted}`}>
      <Loaded query={figures} failed={t("failed")} skeleton={<ListSkeleton label={common("loading")} rows={6} />}>
        {({ now, months, trials, overdue }) => {
          const pairs = yearBeside(months);
          const isNew = now.chains === 0 && now.paying + now.inTrial + now.suspended === 0;
          if (isNew) {
            const invite = (
              <Button renderRoot={(props) => <Link to={paths.companies} {...props} />}>{t("toCompanies")}</Button>
            );
            return <EmptyState drawing="locations" title={t("empty")} text={t("emptyText")} action={invite} />;
          }
          return (
            <>
              <ToDoFirst trials={trials} overdue={overdue} />
              <PlatformNow now={now} months={months} />
              <section aria-labelledby="months">
                <div className={classes.head}>
                  <h2 id="months" className={classes.heading}>
                    {t("months.title")}
                  </h2>
                  <ExportButton bring={bringMonths} may="administer" />
                </div>
                <MonthsChart pairs={pairs} />
                <MonthsTable pairs={pairs} />
              </section>
            </>
          );
        }}
      </Loaded>
    </PlainPage>
  );
}
