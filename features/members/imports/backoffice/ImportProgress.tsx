import { Progress } from "@mantine/core";
import { useFormatter, useTranslations } from "use-intl/react";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import classes from "./imports.module.css";
import type { Import } from "./queries.ts";

/**
 * Returns the number of rows to process in the current state. The refusal of a row that matches two members may add
 * one.
 */
function totalOf({ state, rows, outcomes, progress }: Import): number {
  return state === "CHECKING" ? rows : Math.max(progress, outcomes.NEW + outcomes.COMPLETED);
}

/** Returns a formatter for points and stamps; the text is empty when there are none. */
function useGifts() {
  const t = useTranslations("imports");
  const format = useFormatter();
  return ({ points, stamps }: { points: number; stamps: number }) => {
    const some = [points > 0 && t("points", { count: points }), stamps > 0 && t("stamps", { count: stamps })];
    return format.list(some.filter((each) => each !== false));
  };
}

/** Shows the amount that running the import adds to the subscription's price. */
function ImportCost({ cost }: Pick<Import, "cost">) {
  const t = useTranslations("imports.cost");
  const { shortKronor, count } = useNumbers();
  if (!cost) return null;
  const { beyond, included, added } = cost;
  if (added === 0) return <p>{t("nothing", { included: count(included) })}</p>;
  return <p>{t("adds", { beyond, included: count(included), sum: shortKronor(added) })}</p>;
}

/** The state of an import in words, with its progress while it runs. */
export function ImportProgress({ imported }: { imported: Import }) {
  const t = useTranslations("imports");
  const total = totalOf(imported);
  const moving = ["CHECKING", "RUNNING", "UNDOING"].includes(imported.state);
  const { moment } = useRealDates();
  const gifts = useGifts();
  const [ofNew, ofKnown] = [gifts(imported), gifts(imported.known)];
  const keptCount = imported.kept.USED + imported.kept.CLAIMED + imported.kept.GONE;
  return (
    <div className={classes.stack}>
      {moving && (
        <>
          <p aria-live="polite">{t(`moving.${imported.state as "CHECKING"}`, { done: imported.progress, total })}</p>
          <Progress
            value={total > 0 ? (imported.progress / total) * 100 : 0}
            aria-label={t("progress", { done: imported.progress, total })}
          />
          <p className={classes.quiet}>{t("mayLeave")}</p>
        </>
      )}
      {imported.state === "RECEIVING" && <p>{t("receiving", { received: imported.received, rows: imported.rows })}</p>}
      {imported.state === "CHECKED" && (
        <p>{[t("checkedText"), ofNew && t("bringText", { gifts: ofNew })].filter(Boolean).join(" ")}</p>
      )}
      {["CHECKED", "DONE"].includes(imported.state) && ofKnown && <p>{t("knownText", { gifts: ofKnown })}</p>}
      {["CHECKED", "DONE"].includes(imported.state) && imported.known.optOuts > 0 && (
        <p>{t("optOuts", { count: imported.known.optOuts })}</p>
      )}
      {imported.state === "CHECKED" && imported.withoutEvidence > 0 && (
        <p>{t("withoutEvidence", { count: imported.withoutEvidence })}</p>
      )}
      {imported.state === "CHECKED" && imported.noted > 0 && <p>{t("noted", { count: imported.noted })}</p>}
      <ImportCost cost={imported.cost} />
      {imported.state === "STOPPED" && <p>{t("stopped", { done: imported.progress, total })}</p>}
      {imported.state === "DONE" && (
        <p>
          {imported.outcomes.NEW > 0 && ofNew
            ? t("doneWith", { count: imported.outcomes.NEW, gifts: ofNew })
            : t("doneText", { count: imported.outcomes.NEW })}
        </p>
      )}
      {imported.invitedAt && <p>{t("invited", { at: moment(imported.invitedAt) })}</p>}
      {imported.undoableUntil && (
        <p className={classes.quiet}>{t("undoableUntil", { at: moment(imported.undoableUntil) })}</p>
      )}
      {imported.state === "UNDONE" && (
        <p>
          {keptCount > 0
            ? t("undoneBut", {
                kept: keptCount,
                used: imported.kept.USED,
                claimed: imported.kept.CLAIMED,
                gone: imported.kept.GONE,
              })
            : t("undoneAll")}
        </p>
      )}
      {imported.state === "UNDONE" && imported.kept.SPENT > 0 && <p>{t("spent", { count: imported.kept.SPENT })}</p>}
    </div>
  );
}
