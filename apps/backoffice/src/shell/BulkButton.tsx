import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { ErrorCode } from "@stammis/contract/error-codes";
import { ConfirmDialog } from "@stammis/ui/answer/ConfirmDialog.tsx";
import { Dialog } from "@stammis/ui/answer/Dialog.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useNotices } from "../lib/notices.ts";
import { useAct } from "../lib/use-act.ts";
import classes from "./list.module.css";
import type { Chosen } from "./list-props.ts";

type Outcomes = { results: { id: number; code: ErrorCode | null }[] };

type BulkButtonProps<Row extends { id: number }> = {
  chosen: Chosen<Row>;
  label: string;
  /** What a row is called where it could not be done. */
  nameOf: (row: Row) => string;
  act: (ids: number[]) => Promise<Outcomes>;
  /** The words of a call that failed whole. */
  failed: string;
  /** What is asked first, where it cannot be undone. */
  ask?: { title: string; text: string };
};

/** Does one thing to every chosen row, and tells which it could not be done to, and why. */
export function BulkButton<Row extends { id: number }>(props: BulkButtonProps<Row>) {
  const { chosen, label, nameOf, act, failed, ask } = props;
  const words = useTranslations("words");
  const t = useTranslations("list.outcome");
  const notices = useNotices();
  const client = useQueryClient();
  const [asking, question] = useDisclosure(false);
  const [refused, setRefused] = useState<Outcomes["results"]>([]);
  const { mutate, isPending } = useAct({ mutationFn: act, onSettled: () => client.invalidateQueries() });
  const run = () =>
    mutate(
      chosen.rows.map(({ id }) => id),
      {
        onSuccess: ({ results }) => {
          const left = results.filter(({ code }) => code !== null);
          if (left.length > 0) return setRefused(left);
          notices.done(t("all", { count: results.length }));
          chosen.onDone();
        },
        onError: (error) => notices.failed(error, failed),
        onSettled: question.close,
      },
    );
  return (
    <>
      <Button variant="light" size="compact-md" loading={isPending} onClick={ask ? question.open : run}>
        {label}
      </Button>
      {ask && (
        <ConfirmDialog
          opened={asking}
          title={ask.title}
          confirmLabel={label}
          cancelLabel={words("cancel")}
          onConfirm={run}
          onCancel={question.close}
          busy={isPending}
          danger
        >
          {ask.text}
        </ConfirmDialog>
      )}
      <Dialog
        opened={refused.length > 0}
        onClose={() => {
          setRefused([]);
          chosen.onDone();
        }}
        title={t("title", { done: chosen.rows.length - refused.length, all: chosen.rows.length })}
        closeLabel={words("close")}
      >
        <Refused rows={chosen.rows} refused={refused} nameOf={nameOf} />
      </Dialog>
    </>
  );
}

type RefusedProps<Row> = {
  rows: readonly Row[];
  refused: Outcomes["results"];
  nameOf: (row: Row) => string;
};

function Refused<Row extends { id: number }>({ rows, refused, nameOf }: RefusedProps<Row>) {
  const errors = useTranslations("errors");
  const t = useTranslations("list.outcome");
  const named = refused.flatMap(({ id, code }) => {
    const row = rows.find((each) => each.id === id);
    return row && code ? [{ id, name: nameOf(row), code }] : [];
  });
  return (
    <>
      <p>{t("text")}</p>
      <ul className={classes.outcome}>
        {named.map(({ id, name, code }) => (
          <li key={id}>
            <strong>{name}</strong>
            {errors(code)}
          </li>
        ))}
      </ul>
    </>
  );
}
