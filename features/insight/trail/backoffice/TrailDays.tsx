import { ActionIcon } from "@mantine/core";
import { IconFilter } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useTimeZone } from "#packages/web/backoffice/session/session.ts";
import { dayIn } from "#packages/web/date-words.ts";
import type { TrailEntry } from "./queries.ts";
import { TrailSentence } from "./TrailSentence.tsx";
import classes from "./trail.module.css";
import { useTrailWords } from "./use-trail-words.ts";

type TrailDaysProps = { entries: readonly TrailEntry[]; onlyAbout: ((about: string) => void) | null };

/** Groups entries by day, latest first. */
export function TrailDays({ entries, onlyAbout }: TrailDaysProps) {
  const zone = useTimeZone();
  const { day } = useRealDates();
  const days = Map.groupBy(entries, ({ at }) => dayIn(zone, at));
  return [...days].map(([date, ofDay]) => (
    <section key={date} className={classes.day}>
      <h2 className={classes.date}>{day(date)}</h2>
      <ul className={classes.entries}>
        {ofDay.map((entry) => (
          <Entry key={entry.id} entry={entry} onlyAbout={onlyAbout} />
        ))}
      </ul>
    </section>
  ));
}

type EntryProps = Pick<TrailDaysProps, "onlyAbout"> & { entry: TrailEntry };

function Entry({ entry, onlyAbout }: EntryProps) {
  const t = useTranslations("trail");
  const { weekdayAndTime } = useRealDates();
  const { changeOf, nameOf, personOf } = useTrailWords();
  const { at, by, thing, changes } = entry;
  const isAskable = thing !== null && onlyAbout !== null;
  return (
    <li className={classes.entry}>
      <time className={classes.time} dateTime={at}>
        {weekdayAndTime(at).time}
      </time>
      <span className={classes.who}>{personOf(by)}</span>
      <div className={classes.what}>
        <p>
          <TrailSentence entry={entry} />
        </p>
        {changes.length > 0 && (
          <ul className={classes.changes}>
            {changes.map((change) => (
              <li key={change.field}>{changeOf(change)}</li>
            ))}
          </ul>
        )}
      </div>
      {isAskable && (
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={t("onlyNamed", { name: nameOf(thing) })}
          title={t("only")}
          onClick={() => onlyAbout(thing.about)}
        >
          <IconFilter size={18} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
