import { useTranslations } from "use-intl/react";
import { Progress } from "#packages/ui/answer/Progress.tsx";
import { useDates, useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { SendoutWord, useWhom } from "../list/SendoutColumns.tsx";
import { useOccasionWords } from "../occasion/use-occasion-words.ts";
import type { Sendout } from "../queries.ts";
import { ToSmsAccount } from "../reach/ToSmsAccount.tsx";
import classes from "../sendouts.module.css";
import { useLocalMoment } from "../use-local-moment.ts";

/** The state, progress and speed of a sendout, with its starter and approver. */
export function SendoutProgress({ sendout }: { sendout: Sendout }) {
  const t = useTranslations("sendouts");
  const byItself = useTranslations("automaticSendouts");
  const { say } = useOccasionWords();
  const { moment } = useDates();
  const real = useRealDates();
  const localMoment = useLocalMoment();
  const whom = useWhom();
  const { state, counts, pauseReason, perMinute, secondsLeft, waits, sendAt, startedAt, doneAt, automatic } = sendout;
  const waiting = counts.reduce((sum, each) => sum + each.waiting, 0);
  const all = counts.reduce((sum, each) => sum + each.waiting + each.sent + each.failed, 0);
  const doneCount = all - waiting;
  const isAutomatic = automatic !== null;
  const isUnderWay = !isAutomatic && (state === "SENDING" || (state === "PAUSED" && startedAt !== null));
  return (
    <section className={classes.progress} aria-label={t("state")}>
      <SendoutWord sendout={sendout} />
      {automatic && (
        <>
          <p className={classes.big}>{say(automatic)}</p>
          <p>{byItself("sentLately", { count: sendout.sentLately ?? 0 })}</p>
        </>
      )}
      {isUnderWay && (
        <>
          <p className={classes.big} aria-live="polite">
            {t("progress", { done: doneCount, all })}
          </p>
          <Progress value={doneCount} max={all} label={t("progress", { done: doneCount, all })} />
        </>
      )}
      {waits && <p>{t(`waitsFor.${waits.for}`, { when: real.moment(waits.until) })}</p>}
      {state === "SENDING" && !waits && perMinute !== null && secondsLeft !== null && (
        <p>{t("pace", { perMinute, minutes: Math.ceil(secondsLeft / 60) })}</p>
      )}
      {state === "PAUSED" && pauseReason && <p>{t(`pauseReasons.${pauseReason}`)}</p>}
      {state === "PAUSED" && pauseReason === "CREDITS" && <ToSmsAccount problem="NO_SMS_CREDITS" />}
      {state === "SCHEDULED" && sendout.awaitsApproval && <p>{t("awaitsText")}</p>}
      {isAutomatic && state === "SCHEDULED" && sendAt && <p>{byItself("next", { when: localMoment(sendAt) })}</p>}
      {!isAutomatic && state === "SCHEDULED" && (sendAt || !sendout.awaitsApproval) && (
        <p>{sendAt ? t("startsAt", { when: localMoment(sendAt) }) : t("startsSoon")}</p>
      )}
      <p className={classes.quiet}>
        {[
          t("toWhom", { whom: whom(sendout.selectionId) }),
          startedAt &&
            (isAutomatic
              ? byItself("latest", { when: moment(startedAt) })
              : t("startedAt", { when: moment(startedAt) })),
          doneAt &&
            (!isAutomatic || state === "CANCELLED") &&
            (isAutomatic
              ? byItself("stoppedAt", { when: moment(doneAt) })
              : t(state === "CANCELLED" ? "cancelledAt" : "doneAt", { when: moment(doneAt) })),
          sendout.startedBy && t("startedBy", { name: sendout.startedBy.name }),
          sendout.approvedBy && t("approvedBy", { name: sendout.approvedBy.name }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </section>
  );
}
