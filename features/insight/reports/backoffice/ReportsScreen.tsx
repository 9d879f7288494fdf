import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import link from "#packages/web/backoffice/page/text-link.module.css";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { Liability } from "./Liability.tsx";
import { Members } from "./Members.tsx";
import { Coupons, StampCards, Welcome } from "./Offers.tsx";
import { Points } from "./Points.tsx";
import { PrintButton, PrintHead } from "./PrintHead.tsx";
import { liabilityQuery, type Report, type ReportOf, reportQuery } from "./queries.ts";
import { ReportControls } from "./ReportControls.tsx";
import { ReportLinks } from "./report-links.ts";
import classes from "./reports.module.css";
import { Sales } from "./Sales.tsx";
import { type ReportSearch, readReportSearch } from "./search.ts";

const usualQuietMonths = 3;
const questions = ["members", "sales", "points", "liability", "stampcards", "coupons", "welcome"] as const;

/** Own dates apply once both are entered. */
function reportOf({ period = "month", since, until, pointOfSaleId, quiet }: ReportSearch): ReportOf {
  return { period, ...withoutEmpty({ from: since, to: until, pointOfSaleId, quietMonths: quiet }) };
}
const isAsked = ({ period, from, to }: ReportOf) => period !== "own" || Boolean(from && to && from <= to);

/** Shows the club's report questions with their answers. */
export function ReportsScreen() {
  const t = useTranslations("reports");
  const words = useTranslations("words");
  const { search, look } = useListAddress(readReportSearch);
  const mayChange = useCan("manageClub");
  const of = reportOf(search);
  const report = useQuery({ ...reportQuery(of), enabled: isAsked(of) });
  const liability = useQuery(liabilityQuery(of.pointOfSaleId));
  useTitle(t("menu"));
  useQuestionOf(report.data !== undefined);
  const pointsOfSale = report.data?.pointsOfSale ?? [];
  const skeleton = <ListSkeleton label={words("loading")} rows={8} />;
  return (
    <PlainPage
      title={t("menu")}
      description={t("lead")}
      actions={
        <>
          {mayChange && <ReportLinks />}
          <PrintButton />
        </>
      }
    >
      <ReportControls of={of} pointsOfSale={pointsOfSale} look={look} />
      {!isAsked(of) && !report.data ? (
        <p>{t("chooseDates")}</p>
      ) : (
        <Loaded query={report} skeleton={skeleton} failed={t("failed")}>
          {(data) => {
            const days = `${data.period.from} – ${data.period.to}`;
            const scope = { since: data.period.from, until: data.period.to, pointOfSaleId: of.pointOfSaleId };
            const props = { report: data, days, scope };
            return (
              <>
                <PrintHead report={data} pointOfSaleId={of.pointOfSaleId} />
                <Told report={data} />
                <div className={classes.questions} data-stale={report.isPlaceholderData || undefined}>
                  <Members {...props} quietMonths={of.quietMonths ?? usualQuietMonths} look={look} />
                  <Sales {...props} />
                  <Points {...props} />
                  <Loaded query={liability} skeleton={skeleton} failed={t("failed")}>
                    {(answer) => <Liability liability={answer} />}
                  </Loaded>
                  <StampCards {...props} />
                  <Coupons {...props} />
                  <Welcome {...props} />
                </div>
              </>
            );
          }}
        </Loaded>
      )}
    </PlainPage>
  );
}

/** Scrolls to the question in the address once the report is loaded. */
function useQuestionOf(isThere: boolean) {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (isThere && hash) document.getElementById(hash)?.scrollIntoView();
  }, [isThere, hash]);
}

/** Shows the compared periods, the time of the last count, and links to the questions. */
function Told({ report: { period, before, lastYear, countedAt, sales } }: { report: Report }) {
  const t = useTranslations("reports");
  const { range, moment } = useDates();
  const formatPeriod = ({ from, to }: Report["period"]) => range(from, to);
  return (
    <div>
      <p className={classes.period}>{formatPeriod(period)}</p>
      <p className={classes.counted}>
        {sales.before && t("comparedBefore", { days: formatPeriod(before) })}{" "}
        {sales.lastYear && t("comparedLastYear", { days: formatPeriod(lastYear) })}{" "}
        {countedAt ? t("counted", { moment: moment(countedAt) }) : t("notCounted")}
      </p>
      <nav className={classes.nav} aria-label={t("contents")}>
        <ul className={classes.contents}>
          {questions.map((name) => (
            <li key={name}>
              <a href={`#${name}`} className={link.link}>
                {t(`short.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
