import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { todayIn } from "#packages/domain/calendar.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTimeZone } from "#packages/web/backoffice/session/session.ts";
import { useProblemText } from "#packages/web/problem.ts";
import { MoveToDate } from "./MoveToDate.tsx";
import { type ClockMove, type ClubClock, clockQuery, useMoveClock } from "./queries.ts";
import { Steps } from "./Steps.tsx";
import classes from "./sandbox.module.css";

type ClockPanelProps = { opened: boolean; onClose: () => void };

/** The sandbox's current day, and buttons to move forward; there is no way back. */
export function ClockPanel({ opened, onClose }: ClockPanelProps) {
  const t = useTranslations("clock");
  const words = useTranslations("words");
  const clock = useQuery({ ...clockQuery, enabled: opened });
  return (
    <Dialog opened={opened} onClose={onClose} title={t("title")} closeLabel={words("close")}>
      <Loaded query={clock} skeleton={<ListSkeleton label={words("loading")} rows={3} />} failed={t("fetchFailed")}>
        {(clock) => <Panel clock={clock} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

function Panel({ clock, onClose }: { clock: ClubClock; onClose: () => void }) {
  const t = useTranslations("clock");
  const problemText = useProblemText();
  const toast = useToast();
  const { weekday, full } = useDates();
  const zone = useTimeZone();
  const moving = useMoveClock();
  const dayOf = (instant: string) => todayIn(zone, Temporal.Instant.from(instant));
  const [clubDay, real] = [dayOf(clock.now), dayOf(clock.realNow)];
  const move = (body: ClockMove) =>
    moving.mutate(body, {
      onSuccess: ({ now }) => toast({ variant: "success", text: t("moved", { date: full(now) }) }),
      onError: (error) => toast({ variant: "error", text: problemText(error, t("failed")) }),
    });
  const ahead = real.until(clubDay, { largestUnit: "days" }).days;
  return (
    <div className={classes.panel}>
      <div>
        <p className={classes.label}>{t("shown")}</p>
        <p className={classes.day} aria-live="polite">
          {weekday(clubDay.toString())} {clubDay.year}
        </p>
        <p className={classes.label}>{t("ahead", { days: ahead })}</p>
      </div>
      <Steps from={clubDay} busy={moving.isPending} onMove={move} />
      <MoveToDate key={clubDay.toString()} shownDate={clubDay} real={real} busy={moving.isPending} onMove={move} />
      <div className={classes.meaning}>
        <p>{t("meaning")}</p>
        <p>
          <b>{t("noReturn")}</b>{" "}
          {t.rich("noMessages", {
            outbox: (chunks) => (
              <Link to={paths.outbox} onClick={onClose}>
                {chunks}
              </Link>
            ),
          })}
        </p>
      </div>
    </div>
  );
}
