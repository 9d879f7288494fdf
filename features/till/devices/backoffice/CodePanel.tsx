import { IconLock } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { PinPad } from "#features/till/register/backoffice/pins/PinPad.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { useProblemText } from "#packages/web/problem.ts";
import type { BegunVisit } from "./begun-visit.ts";
import classes from "./cashier-switch.module.css";
import type { Cashier } from "./queries.ts";
import { remainingTime } from "./remaining-time.ts";

type CodePanelProps = {
  cashier: Cashier;
  /** Seconds until the next attempt is allowed. */
  locked: number;
  typed: string;
  error: Error | null;
  misses: number;
  busy: boolean;
  /** A visit that the former cashier began. */
  begun: BegunVisit | null;
  takeOver: boolean;
  onTakeOver: (takeOver: boolean) => void;
  onKey: (key: string) => void;
  onEnter: () => void;
};

/** Asks for the chosen cashier's PIN, or shows the lock time. Offers to take over a visit that has begun. */
export function CodePanel(props: CodePanelProps) {
  const { cashier, locked, typed, error, misses, busy, begun, takeOver, onTakeOver, onKey, onEnter } = props;
  const t = useTranslations("devices");
  const { kronor } = useNumbers();
  const problemText = useProblemText();
  return (
    <>
      <h2 className={classes.codeTitle}>{t("typeCode", { name: cashier.firstName })}</h2>
      {begun && locked === 0 && (
        <fieldset className={classes.begun}>
          <legend>
            {begun.amount === null ? t("begunTitle") : t("begunAmount", { amount: kronor(begun.amount) })}
          </legend>
          <button type="button" aria-pressed={takeOver} onClick={() => onTakeOver(true)}>
            {t("takeOver")}
          </button>
          <button type="button" aria-pressed={!takeOver} onClick={() => onTakeOver(false)}>
            {t("startOver")}
          </button>
        </fieldset>
      )}
      {locked > 0 ? (
        <div className={classes.locked}>
          <IconLock size={36} aria-hidden="true" />
          <p className={classes.lockedTime} role="timer">
            {t("lockedTitle", { time: remainingTime(locked) })}
          </p>
          <p role="alert">{t("lockedText")}</p>
        </div>
      ) : (
        <PinPad
          typed={typed}
          onKey={onKey}
          onEnter={onEnter}
          enterLabel={t("enter")}
          problem={error && typed === "" && !busy ? problemText(error) : null}
          misses={misses}
          busy={busy}
          disabled={false}
        />
      )}
    </>
  );
}
