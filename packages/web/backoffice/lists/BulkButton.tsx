import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { BulkOutcome, type BulkRow, type Outcomes, useBulkAct } from "./BulkOutcome.tsx";
import type { Chosen } from "./list-props.ts";

type BulkButtonProps<Row extends BulkRow> = {
  chosen: Chosen<Row>;
  label: string;
  /** Names a row for which the action failed. */
  nameOf: (row: Row) => string;
  act: (ids: number[]) => Promise<Outcomes>;
  /** The text when the complete call failed. */
  failed: string;
  /** The confirmation of an irreversible action. */
  ask?: { title: string; text: string };
};

/** Applies one action to every chosen row, and lists the rows for which it failed, with reasons. */
export function BulkButton<Row extends BulkRow>({ chosen, label, nameOf, act, failed, ask }: BulkButtonProps<Row>) {
  const words = useTranslations("words");
  const [asking, question] = useDisclosure(false);
  const bulk = useBulkAct({ chosen, act, failed, onSettled: question.close });
  return (
    <>
      <Button
        variant="light"
        size="compact-md"
        loading={bulk.isPending}
        onClick={ask ? question.open : () => bulk.run()}
        {...(ask && { color: "red" })}
      >
        {label}
      </Button>
      {ask && (
        <ConfirmDialog
          opened={asking}
          title={ask.title}
          confirmLabel={label}
          cancelLabel={words("cancel")}
          onConfirm={() => bulk.run()}
          onCancel={question.close}
          busy={bulk.isPending}
          danger
        >
          {ask.text}
        </ConfirmDialog>
      )}
      <BulkOutcome bulk={bulk} nameOf={nameOf} />
    </>
  );
}
