import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { bringFillings } from "#features/loyalty/stamp-cards/backoffice/queries.ts";
import { rewardState } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import page from "#packages/web/backoffice/page/detail-page.module.css";
import { Stream } from "#packages/web/backoffice/page/Stream.tsx";
import classes from "./member-page.module.css";
import { type Filling, fillingsQuery } from "./queries.ts";

/** Shows every card that the member has started, with its progress. */
export function Fillings({ id }: { id: number }) {
  const t = useTranslations("timeline.fillings");
  const query = useInfiniteQuery(fillingsQuery(id));
  return (
    <section>
      <div className={`${page.headingRow} ${classes.headWithFile}`}>
        <h2 className={page.heading}>{t("title")}</h2>
        <ExportButton bring={() => bringFillings(id)} />
      </div>
      <Stream query={query} failed={t("failed")} empty={t("empty")} bones={3}>
        {(rows) => (
          <ul className={page.rows}>
            {rows.map((filling) => (
              <FillingRow key={filling.id} filling={filling} />
            ))}
          </ul>
        )}
      </Stream>
    </section>
  );
}

const rewardWords = { used: "used", over: "missed", ready: "won" } as const;

function FillingRow({ filling: { card, reward, collected, total, status, ...filling } }: { filling: Filling }) {
  const t = useTranslations("timeline.fillings");
  const { full, short } = useDates();
  const today = useToday();
  const { startedOn, endsOn, filledOn, rewardThrough, rewardUsed } = filling;
  const won = { used: rewardUsed, endsOn: Temporal.PlainDate.from(rewardThrough ?? endsOn) };
  const statusText = {
    OPEN: t("open", { date: full(endsOn) }),
    COMPLETED: t(rewardWords[rewardState(won, today)], { reward, date: full(rewardThrough ?? endsOn) }),
    RESET: t("reset", { date: full(endsOn) }),
    EMPTIED: t("emptied"),
  }[status];
  return (
    <li>
      <span>
        {card}
        <span className={page.small}>
          {filledOn
            ? t("fromTo", { from: short(startedOn), to: full(filledOn) })
            : t("from", { from: full(startedOn) })}
        </span>
        <span className={page.small}>{statusText}</span>
      </span>
      <span className={page.end}>
        <StatusWord tone={status === "COMPLETED" ? "good" : status === "OPEN" ? "accent" : "calm"}>
          {t(`states.${status}`)}
        </StatusWord>
        <span className={page.small}>{t("stamps", { collected, total })}</span>
      </span>
    </li>
  );
}
