import { Progress } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { useRealDates } from "../../lib/dates.ts";
import classes from "./imports.module.css";
import type { Import } from "./queries.ts";

/** Rows that are to go through in the present state. */
function totalOf({ state, rows, outcomes }: Import): number {
  return state === "CHECKING" ? rows : outcomes.NEW + outcomes.COMPLETED;
}

/** Where an import stands, in words, and how far it has come while it moves. */
export function ImportStanding({ it }: { it: Import }) {
  const t = useTranslations("imports");
  const total = totalOf(it);
  const moving = ["CHECKING", "RUNNING", "UNDOING"].includes(it.state);
  const { moment } = useRealDates();
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
      {it.state === "CHECKED" && <p>{t("checkedText", { points: it.points, stamps: it.stamps })}</p>}
      {["CHECKED", "DONE"].includes(it.state) && it.known.points + it.known.stamps > 0 && (
        <p>{t("knownText", { points: it.known.points, stamps: it.known.stamps })}</p>
      )}
      {["CHECKED", "DONE"].includes(it.state) && it.known.optOuts > 0 && (
        <p>{t("optOuts", { count: it.known.optOuts })}</p>
      )}
      {it.state === "CHECKED" && it.withoutEvidence > 0 && <p>{t("withoutEvidence", { count: it.withoutEvidence })}</p>}
      {it.state === "STOPPED" && <p>{t("stopped", { done: it.progress, total })}</p>}
      {it.state === "DONE" && <p>{t("doneText", { count: it.outcomes.NEW, points: it.points, stamps: it.stamps })}</p>}
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
