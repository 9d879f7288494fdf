import { NativeSelect } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { MembersBehind } from "#features/messages/selections/backoffice/MembersBehind.tsx";
import type { FigureScope } from "#features/messages/selections/domain/members-behind.ts";
import { Bars } from "#packages/ui/figures/Bars.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { SearchChange } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { Compared } from "./Compared.tsx";
import { Question } from "./Question.tsx";
import type { Report } from "./queries.ts";
import classes from "./reports.module.css";
import type { ReportSearch } from "./search.ts";

type MembersProps = {
  report: Report;
  days: string;
  quietMonths: number;
  /** The days and the point of sale of the report. */
  scope: FigureScope;
  look: (next: SearchChange<ReportSearch>) => void;
};

const figures = ["new", "active", "firstTime", "quiet", "left"] as const;
const quietChoices = [1, 2, 3, 6, 12];

/** Shows how many members buy and how many return. */
export function Members({ report: { members, pointsOfSale }, days, quietMonths, scope, look }: MembersProps) {
  const t = useTranslations("reports.members");
  const { count } = useNumbers();
  const { month, monthShort } = useDates();
  const seesAll = useCan("overseeClub");
  const { now, before, lastYear, months } = members;
  const table = {
    name: t("table"),
    columns: [
      { header: t("month"), kind: "month" as const },
      { header: t("active"), kind: "count" as const },
      { header: t("firstTime"), kind: "count" as const },
    ],
    rows: months.map((each) => [each.month, each.active, each.firstTime]),
  };
  const answer = t("answer", {
    active: count(now.active),
    activeCount: now.active,
    firstTime: count(now.firstTime),
    quiet: count(now.quiet),
    quietCount: now.quiet,
    months: quietMonths,
  });
  const { pointOfSaleId } = scope;
  const links = (
    <>
      <MembersBehind figure="JOINED" scope={scope} label={t("new")} />
      <MembersBehind figure="BOUGHT" scope={scope} label={t("active")} />
      <MembersBehind figure="QUIET" scope={{ months: quietMonths, pointOfSaleId }} label={t("quiet")} />
    </>
  );
  return (
    <Question anchor="members" title={t("question")} answer={answer} tables={[table]} days={days} members={links}>
      <div className={classes.figures}>
        {figures.map((name) => (
          <Compared
            key={name}
            label={t(name)}
            now={now[name]}
            before={before?.[name] ?? null}
            lastYear={lastYear?.[name] ?? null}
          />
        ))}
      </div>
      <NativeSelect
        className={classes.quiet}
        label={t("quietAfter")}
        value={quietMonths}
        onChange={(event) => look({ quiet: Number(event.currentTarget.value) })}
        data={quietChoices.map((value) => ({ value: String(value), label: t("quietMonths", { count: value }) }))}
      />
      <p className={classes.chartTitle}>{t.rich("chart", { mark: (words) => <mark>{words}</mark> })}</p>
      <Bars
        height={120}
        bars={months.map((each, index) => ({
          label: month(each.month),
          short: (months.length - 1 - index) % 2 === 0 ? monthShort(each.month) : undefined,
          value: each.active,
          part: each.firstTime,
          text: count(each.active),
        }))}
      />
      {pointsOfSale.length > 1 && !seesAll && <p className={classes.how}>{t("how")}</p>}
    </Question>
  );
}
