import { Progress } from "@mantine/core";
import { useFormatter, useTranslations } from "use-intl/react";
import { useRealDates } from "../../lib/dates.ts";
import classes from "./imports.module.css";
import type { Import } from "./queries.ts";

/** Rows that are to go through in the present state. */
function totalOf({ state, rows, outcomes }: Import): number {
  return state === "CHECKING" ? rows : outcomes.NEW + outcomes.COMPLETED;
}

/** What somebody is given, in words; empty where it is nothing. */
function useGifts() {
  const t = useTranslations("imports");
  const format = useFormatter();
  return ({ points, stamps }: { points: number; stamps: number }) => {
    const some = [points > 0 && t("points", { count: points }), stamps > 0 && t("stamps", { count: stamps })];
    return format.list(some.filter((each) => each !== false));
  };
}

/** Where an import stands, in words, and how far it has come while it moves. */
export function ImportStanding({ it }: { it: Import }) {
  const t = useTranslations("imports");
  const total = totalOf(it);
  const moving = ["CHECKING", "RUNNING", "UNDOING"].includes(it.state);
  const { moment } = useRealDates();
  const gifts = useGifts();
  const [ofNew, ofKnown] = [gifts(it), gifts(it.known)];
  const kept = it.kept.USED + it.kept.CLAIMED + it.kept.GONE;
  return (
    <div className={classes.stack}>
      {moving && (
        <>
          <p aria-live="polite">{t(`moving.${it.state as "CHECKING"}`, { done: it.progress, total })}</p>
          <Progress
            value={total > 0 ? (it.progress / total) * 100 : 0}
            aria-label={t("progress", { done: it.progress, total })}
          />
          <p className={classes.quiet}>{t("mayLeave")}</p>
        </>
      )}
      {it.state === "RECEIVING" && <p>{t("receiving", { received: it.received, rows: it.rows })}</p>}
      {it.state === "CHECKED" && (
        <p>{[t("checkedText"), ofNew && t("bringText", { gifts: ofNew })].filter(Boolean).join(" ")}</p>
      )}
      {["CHECKED", "DONE"].includes(it.state) && ofKnown && <p>{t("knownText", { gifts: ofKnown })}</p>}
      {["CHECKED", "DONE"].includes(it.state) && it.known.optOuts > 0 && (
        <p>{t("optOuts", { count: it.known.optOuts })}</p>
      )}
      {it.state === "CHECKED" && it.withoutEvidence > 0 && <p>{t("withoutEvidence", { count: it.withoutEvidence })}</p>}
      {it.state === "STOPPED" && <p>{t("stopped", { done: it.progress, total })}</p>}
      {it.state === "DONE" && (
        <p>
          {it.outcomes.NEW > 0 && ofNew
            ? t("doneWith", { count: it.outcomes.NEW, gifts: ofNew })
            : t("doneText", { count: it.outcomes.NEW })}
        </p>
      )}
      {it.invitedAt && <p>{t("invited", { at: moment(it.invitedAt) })}</p>}
      {it.undoableUntil && <p className={classes.quiet}>{t("undoableUntil", { at: moment(it.undoableUntil) })}</p>}
      {it.state === "UNDONE" && (
        <p>
          {kept > 0
            ? t("undoneBut", { kept, used: it.kept.USED, claimed: it.kept.CLAIMED, gone: it.kept.GONE })
            : t("undoneAll")}
        </p>
      )}
      {it.state === "UNDONE" && it.kept.SPENT > 0 && <p>{t("spent", { count: it.kept.SPENT })}</p>}
    </div>
  );
}
