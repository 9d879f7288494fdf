import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslations } from "use-intl/react";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { BulkOutcome, type BulkRow, type Outcomes, useBulkAct } from "./BulkOutcome.tsx";
import type { Chosen } from "./list-props.ts";

type BulkButtonProps<Row extends BulkRow> = {
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
