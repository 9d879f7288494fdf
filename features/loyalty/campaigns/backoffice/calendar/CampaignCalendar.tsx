import { ActionIcon, Button } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { StatusOf } from "#features/loyalty/publishing/backoffice/StatusOf.tsx";
import { paths } from "#features/office-paths.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import type { ListedCampaign } from "../queries.ts";
import { readCampaignSearch } from "../search.ts";
import { useCampaignDays } from "../use-campaign-words.ts";
import classes from "./calendar.module.css";
import { type Bar, barOf, type CalendarView, marksOf, periodOf, shareOf, stepped } from "./calendar.ts";

type CampaignCalendarProps = { campaigns: readonly ListedCampaign[]; view: CalendarView };

const percent = (share: number) => `${share * 100}%`;

/** Shows a row per campaign in the month or quarter, and a line for today. */
export function CampaignCalendar({ campaigns, view }: CampaignCalendarProps) {
  const t = useTranslations("campaigns.calendar");
  const dates = useDates();
  const { search, look } = useListAddress(readCampaignSearch);
  const today = useToday();
  const period = periodOf(view, search.since ? Temporal.PlainDate.from(search.since) : today);
  const at = shareOf(today, period);
  const isNow = at >= 0 && at < 1;
  const lanes = campaigns
    .flatMap((campaign) => ({ campaign, bar: barOf(campaign, period) }))
    .filter((lane): lane is { campaign: ListedCampaign; bar: Bar } => lane.bar !== null)
    .sort((a, b) => a.bar.from - b.bar.from || a.bar.to - b.bar.to || a.campaign.id - b.campaign.id);
  const title =
    view === "month"
      ? dates.month(period.from.toString())
      : dates.months(period.from.toString(), period.until.toString());
  const to = (day: Temporal.PlainDate) => look({ since: day.toString() });
  return (
    <section aria-label={t("title")} className={classes.calendar}>
      <header className={classes.head}>
        <h2 className={classes.title} aria-live="polite">
          {title}
        </h2>
        <div className={classes.steps}>
          <ActionIcon
            size={44}
            variant="default"
            aria-label={t("previous")}
            onClick={() => to(stepped(view, period, -1))}
          >
            <IconChevronLeft size={20} aria-hidden />
          </ActionIcon>
          <Button variant="default" disabled={isNow} onClick={() => look({ since: undefined })}>
            {t("today")}
          </Button>
          <ActionIcon size={44} variant="default" aria-label={t("next")} onClick={() => to(stepped(view, period, 1))}>
            <IconChevronRight size={20} aria-hidden />
          </ActionIcon>
        </div>
      </header>
      <div className={classes.lanes}>
        <div className={classes.marks} aria-hidden>
          {marksOf(view, period).map(({ from, share }) => (
            <span key={from.toString()} style={{ inlineSize: percent(share) }} className={classes.mark}>
              {view === "quarter" ? dates.month(from.toString()).split(" ")[0] : from.day}
            </span>
          ))}
        </div>
        {lanes.length === 0 ? (
          <p className={classes.nothing}>{t("nothing")}</p>
        ) : (
          <ul className={classes.list}>
            {lanes.map(({ campaign, bar }) => (
              <Lane key={campaign.id} campaign={campaign} bar={bar} today={isNow ? at : null} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

type LaneProps = {
  campaign: ListedCampaign;
  bar: Bar;
  /** The position of today's line; null if today is outside the period. */
  today: number | null;
};

function Lane({ campaign, bar, today }: LaneProps) {
  const daysOf = useCampaignDays();
  return (
    <li className={classes.lane}>
      <span className={classes.words}>
        <Link to={paths.campaign} params={{ id: String(campaign.id) }} className={classes.name}>
          {campaign.name}
        </Link>
        <span className={classes.days}>{daysOf(campaign)}</span>
        <StatusOf of={{ ...campaign, kind: "CAMPAIGN" }} />
      </span>
      <span className={classes.track} aria-hidden>
        <span
          className={classes.bar}
          data-status={campaign.publishStatus}
          data-before={bar.before || undefined}
          data-after={bar.after || undefined}
          style={{ insetInlineStart: percent(bar.from), inlineSize: percent(bar.to - bar.from) }}
        />
        {today !== null && <span className={classes.today} style={{ insetInlineStart: percent(today) }} />}
      </span>
    </li>
  );
}
