import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useLooksOnly } from "#packages/web/backoffice/session/session.ts";
import { OpenMonth } from "./OpenMonth.tsx";
import classes from "./platform-invoices.module.css";
import { type Closings, closingsQuery, useCloseMonth } from "./queries.ts";

/**
 * Returns the first day of the month to close next: the one after the latest closed month, or the last finished month.
 * Null if that month is not over.
 */
function nextToClose(closedThrough: string | null, today: Temporal.PlainDate): string | null {
  const last = today.with({ day: 1 }).subtract({ months: 1 });
  const next = closedThrough === null ? last : Temporal.PlainDate.from(closedThrough).add({ days: 1 });
  return Temporal.PlainDate.compare(next, last) > 0 ? null : next.toString();
}

/** Shows the last closed day of the books. Closed months no longer change. */
export function ClosedMonths() {
  const t = useTranslations("invoices.closings");
  const query = useQuery(closingsQuery);
  return (
    <section aria-labelledby="closed-months" className={classes.closed}>
      <h3 id="closed-months" className={classes.partTitle}>
        {t("title")}
      </h3>
      <Loaded query={query} skeleton={null} failed={t("fetchFailed")}>
        {(closings) => <Closed closings={closings} />}
      </Loaded>
    </section>
  );
}

function Closed({ closings: { closedThrough, changes } }: { closings: Closings }) {
  const t = useTranslations("invoices.closings");
  const notices = useNotices();
  const looksOnly = useLooksOnly();
  const { month, monthWithin, full, moment } = useRealDates();
  const { mutate, isPending } = useCloseMonth();
  const [isOpening, setOpening] = useState(false);
  const next = nextToClose(closedThrough, platformToday(realNow()));
  const latest = closedThrough && Temporal.PlainDate.from(closedThrough).with({ day: 1 }).toString();
  const close = (monthToClose: string) =>
    mutate(monthToClose, {
      onSuccess: () => notices.done(t("closeDone", { month: month(monthToClose) })),
      onError: (error) => notices.failed(error, t("closeFailed")),
    });
  if (isOpening && latest) return <OpenMonth month={latest} onDone={() => setOpening(false)} />;
  return (
    <>
      <p>{closedThrough ? t("closedThrough", { day: full(closedThrough) }) : t("none")}</p>
      <p className={classes.quiet}>{t("lead")}</p>
      <div className={classes.acts}>
        {next && (
          <Button variant="default" loading={isPending} disabled={looksOnly} onClick={() => close(next)}>
            {t("close", { month: monthWithin(next) })}
          </Button>
        )}
        {latest && (
          <Button variant="subtle" disabled={looksOnly} onClick={() => setOpening(true)}>
            {t("openAct", { month: monthWithin(latest) })}
          </Button>
        )}
      </div>
      {changes.length > 0 && (
        <ul className={classes.changes}>
          {changes.map((change) => (
            <li key={change.at}>
              {t(`changes.${change.act}`, { month: month(change.month) })}
              <small>{[moment(change.at), change.by, change.reason].filter((word) => word !== "").join(" · ")}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
