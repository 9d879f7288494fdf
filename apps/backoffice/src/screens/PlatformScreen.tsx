import { Button } from "@mantine/core";
import { yearBeside } from "@stammis/domain/platform-figures/year-beside";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { MonthsChart } from "../features/platform-figures/MonthsChart.tsx";
import { MonthsTable } from "../features/platform-figures/MonthsTable.tsx";
import { PlatformNow } from "../features/platform-figures/PlatformNow.tsx";
import classes from "../features/platform-figures/platform-figures.module.css";
import { bringMonths, platformFiguresQuery } from "../features/platform-figures/queries.ts";
import { ToDoFirst } from "../features/platform-figures/ToDoFirst.tsx";
import { useRealDates } from "../lib/dates.ts";
import { paths } from "../paths.ts";
import { ExportButton } from "../shell/ExportButton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/overview`: the admin's first page: what asks for somebody, how the platform stands, and its months. */
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
