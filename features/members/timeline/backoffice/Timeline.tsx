import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { Stream } from "#packages/web/backoffice/page/Stream.tsx";
import { useTimeZone } from "#packages/web/backoffice/session/session.ts";
import { dayIn } from "#packages/web/date-words.ts";
import { HappeningRow } from "./HappeningRow.tsx";
import classes from "./member-page.module.css";
import { type Happening, timelineQuery } from "./queries.ts";

/** All events of a member, newest first, by month. */
export function Timeline({ id }: { id: number }) {
  const t = useTranslations("timeline.timeline");
  const query = useInfiniteQuery(timelineQuery(id));
  return (
    <section>
      <h2 className={page.heading}>{t("title")}</h2>
      <Stream query={query} failed={t("failed")} empty={t("empty")} bones={8}>
        {(rows) => <Months rows={rows} />}
      </Stream>
    </section>
  );
}

function Months({ rows }: { rows: readonly Happening[] }) {
  const { month } = useDates();
  const zone = useTimeZone();
  const months = Map.groupBy(rows, ({ at }) => month(dayIn(zone, at)));
  return [...months].map(([name, happened]) => (
    <div key={name}>
      <h3 className={page.subheading}>{name}</h3>
      <ol className={classes.happenings}>
        {happened.map((each) => (
          <HappeningRow key={each.key} happening={each} />
        ))}
      </ol>
    </div>
  ));
}
