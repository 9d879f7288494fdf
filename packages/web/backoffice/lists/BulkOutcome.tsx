import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { useNotices } from "../dialogs/notices.ts";
import { useAct } from "../session/use-act.ts";
import classes from "./list.module.css";
import type { Chosen } from "./list-props.ts";

export type BulkRow = { id: number };
export type Outcomes = { results: { id: number; code: ErrorCode | null }[] };

type BulkAct<Row, Input> = {
  chosen: Chosen<Row>;
  act: (ids: number[], input: Input) => Promise<Outcomes>;
  /** The text when the complete call failed. */
  failed: string;
  onSettled?: () => void;
};

/**
 * Applies an action to every chosen row. Reports full success in a message; otherwise `BulkOutcome` lists the refused
 * rows.
 */
export function useBulkAct<Row extends BulkRow, Input = void>(options: BulkAct<Row, Input>) {
  const { chosen, act, failed, onSettled } = options;
  const t = useTranslations("list.outcome");
  const notices = useNotices();
  const client = useQueryClient();
  const [refused, setRefused] = useState<Outcomes["results"]>([]);
  const { mutate, isPending } = useAct({
    mutationFn: (input: Input) =>
      act(
        chosen.rows.map(({ id }) => id),
        input,
      ),
    onSettled: () => client.invalidateQueries(),
  });
  const run = (input: Input, onDone?: () => void) =>
    mutate(input, {
      onSuccess: ({ results }) => {
        onDone?.();
        const failedResults = results.filter(({ code }) => code !== null);
        if (failedResults.length > 0) return setRefused(failedResults);
        notices.done(t("all", { count: results.length }));
        chosen.onDone();
      },
      onError: (error) => notices.failed(error, failed),
      ...(onSettled && { onSettled }),
    });
  const forget = () => {
    setRefused([]);
    chosen.onDone();
  };
  return { run, isPending, rows: chosen.rows, refused, forget };
}

type BulkOutcomeProps<Row> = {
  bulk: { rows: readonly Row[]; refused: Outcomes["results"]; forget: () => void };
  nameOf: (row: Row) => string;
};

/** Lists the rows for which the action failed, with reasons. */
export function BulkOutcome<Row extends BulkRow>({ bulk: { rows, refused, forget }, nameOf }: BulkOutcomeProps<Row>) {
  const errors = useTranslations("errors");
  const t = useTranslations("list.outcome");
  const words = useTranslations("words");
  const named = refused.flatMap(({ id, code }) => {
    const row = rows.find((each) => each.id === id);
    return row && code ? [{ id, name: nameOf(row), code }] : [];
  });
  return (
    <Dialog
      opened={refused.length > 0}
      onClose={forget}
      title={t("title", { done: rows.length - refused.length, all: rows.length })}
      closeLabel={words("close")}
    >
      <p>{t("text")}</p>
      <ul className={classes.outcome}>
        {named.map(({ id, name, code }) => (
          <li key={id}>
            <strong>{name}</strong>
            {errors(code)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
