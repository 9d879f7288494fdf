import { Skeleton } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { useIsSupport } from "#packages/web/backoffice/session/session.ts";
import { useProblemText } from "#packages/web/problem.ts";
import type { Selection } from "../domain/selection.ts";
import { readTyped, type TypedSelection } from "./conditions/typed-selection.ts";
import { countQuery, type Things } from "./queries.ts";
import { Reach } from "./Reach.tsx";
import { SampleMembers } from "./SampleMembers.tsx";
import classes from "./selection-side.module.css";
import { useSelectionWords } from "./use-selection-words.ts";
import { WhyMember } from "./WhyMember.tsx";

/** A placeholder that is never sent to the server. */
const nobody: Selection = { version: 1, match: "ALL", conditions: [] };

/** The pause in typing, in milliseconds, before a count. */
const pauseMs = 350;

/**
 * The column next to the conditions: the selection in words, its count, sample members, and the explanation for a
 * member.
 */
export function SelectionSide({ typed, things }: { typed: TypedSelection; things: Things }) {
  const t = useTranslations("selectionEditor");
  const support = useTranslations("impersonation");
  const isSupport = useIsSupport();
  const problemText = useProblemText();
  const { sentenceOf } = useSelectionWords(things);
  const read = useMemo(() => readTyped(typed), [typed]);
  const now = read.ok ? read.selection : null;
  const [rested] = useDebouncedValue(JSON.stringify(now), pauseMs);
  const countedExpression = useMemo(() => JSON.parse(rested) as typeof now, [rested]);
  const count = useQuery({
    ...countQuery(countedExpression ?? nobody),
    enabled: countedExpression !== null && !isSupport,
  });
  if (typed.conditions.length === 0) return <p className={classes.empty}>{t("sideEmpty")}</p>;
  if (!now) return <p className={classes.empty}>{t("sideUnfinished")}</p>;
  if (isSupport) {
    return (
      <div className={classes.side}>
        <p className={classes.sentence}>{sentenceOf(now)}.</p>
        <p className={classes.empty}>{support("countsHidden")}</p>
      </div>
    );
  }
  const isOld = count.isPlaceholderData || rested !== JSON.stringify(now);
  return (
    <div className={classes.side}>
      <p className={classes.sentence}>{sentenceOf(now)}.</p>
      {count.data ? (
        <Reach count={count.data} isOld={isOld} />
      ) : count.isError ? (
        <p className={classes.error} role="alert">
          {problemText(count.error, t("countFailed"))}
        </p>
      ) : (
        <Skeleton height={120} />
      )}
      {countedExpression && count.data && count.data.matched > 0 && (
        <SampleMembers expression={countedExpression} isOld={isOld} />
      )}
      {countedExpression && <WhyMember expression={countedExpression} things={things} />}
    </div>
  );
}
