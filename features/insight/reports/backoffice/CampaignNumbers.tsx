import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { Bars } from "#packages/ui/figures/Bars.tsx";
import { Figure } from "#packages/ui/figures/Figure.tsx";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { NumbersTable } from "./NumbersTable.tsx";
import { type CampaignReport, campaignReportQuery } from "./queries.ts";
import classes from "./reports.module.css";

const daysShown = 30;

/** Shows a campaign's views, uses, and a comparison of its users with other buyers. */
export function CampaignNumbers({ id }: { id: number }) {
  const t = useTranslations("reports.campaign");
  const words = useTranslations("words");
  const query = useQuery(campaignReportQuery(id));
  return (
    <FormSection title={t("title")} description={t("privacy")}>
      <Loaded query={query} failed={t("failed")} skeleton={<ListSkeleton label={words("loading")} rows={3} />}>
        {(report) => <Numbers report={report} />}
      </Loaded>
    </FormSection>
  );
}

function Numbers({ report }: { report: CampaignReport }) {
  const t = useTranslations("reports.campaign");
  const { count, wholeKronor } = useNumbers();
  const { moment } = useDates();
  const { seen, used, beside: comparison, countedAt } = report;
  const days = daysOf(report);
  if (seen.public + seen.app + used.purchases === 0) return <p>{t("none")}</p>;
  return (
    <>
      <div className={classes.figures}>
        <div>
          <Figure label={t("seen")} value={count(seen.public + seen.app)} />
          <p className={classes.how}>{t("seenNote", { public: count(seen.public), app: count(seen.app) })}</p>
        </div>
        <Figure label={t("used")} value={count(used.purchases)} />
        <Figure label={t("total")} value={wholeKronor(used.totalAmount)} />
      </div>
      <ByDay days={days} of="seen" title={t("chart")} />
      <ByDay days={days} of="purchases" title={t("usedChart")} />
      {days.length > 0 && (
        <details className={classes.numbers}>
          <summary>{t("table")}</summary>
          <NumbersTable
            table={{
              name: t("table"),
              columns: [
                { header: t("day"), kind: "day" },
                { header: t("public"), kind: "count" },
                { header: t("app"), kind: "count" },
                { header: t("used"), kind: "count" },
              ],
              rows: days.map((day) => [day.date, day.public, day.app, day.purchases]),
            }}
          />
        </details>
      )}
      {comparison && <BesideOthers comparison={comparison} />}
      {countedAt && <p className={classes.how}>{t("counted", { moment: moment(countedAt) })}</p>}
    </>
  );
}

interface Day {
  date: string;
  public: number;
  app: number;
  purchases: number;
  seen: number;
}

/** Returns the latest days with any activity, oldest first. */
function daysOf({ seenByDay, usedByDay }: CampaignReport): Day[] {
  const dates = [...new Set([...seenByDay, ...usedByDay].map(({ date }) => date))].sort().slice(-daysShown);
  return dates.map((date) => {
    const { public: byLink = 0, app = 0 } = seenByDay.find((day) => day.date === date) ?? {};
    const purchases = usedByDay.find((day) => day.date === date)?.purchases ?? 0;
    return { date, public: byLink, app, purchases, seen: byLink + app };
  });
}

function ByDay({ days, of, title }: { days: readonly Day[]; of: "seen" | "purchases"; title: string }) {
  const { weekday, short } = useDates();
  const { count } = useNumbers();
  if (days.every((day) => day[of] === 0)) return null;
  const every = Math.ceil(days.length / 7);
  return (
    <div>
      <p className={classes.chartTitle}>{title}</p>
      <Bars
        height={72}
        bars={days.map((day, index) => ({
          label: weekday(day.date),
          short: index % every === 0 ? short(day.date) : undefined,
          value: day[of],
          text: count(day[of]),
        }))}
      />
    </div>
  );
}

function BesideOthers({ comparison }: { comparison: NonNullable<CampaignReport["beside"]> }) {
  const t = useTranslations("reports.campaign");
  const rowOf = (name: "users" | "others") => {
    const { members, purchases, totalAmount } = comparison[name];
    const perMember = (sum: number) => (members === 0 ? null : sum / members);
    return [t(name), members, perMember(purchases), perMember(totalAmount)] as const;
  };
  return (
    <div>
      <h3 className={classes.chartTitle}>{t("beside")}</h3>
      <NumbersTable
        table={{
          name: t("beside"),
          columns: [
            { header: t("group"), kind: "text" },
            { header: t("members"), kind: "count" },
            { header: t("perMember"), kind: "decimal" },
            { header: t("amountPerMember"), kind: "amount" },
          ],
          rows: [rowOf("users"), rowOf("others")],
        }}
      />
      <p className={classes.how}>{t("besideText")}</p>
    </div>
  );
}
