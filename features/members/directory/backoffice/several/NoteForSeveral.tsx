import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import dialog from "#packages/web/backoffice/dialogs/dialog-form.module.css";
import { BulkOutcome, useBulkAct } from "#packages/web/backoffice/lists/BulkOutcome.tsx";
import type { Chosen } from "#packages/web/backoffice/lists/list-props.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { required } from "#packages/web/forms/use-form.ts";
import type { MemberRow } from "../queries.ts";

type NoteForSeveralProps = { chosen: Chosen<MemberRow>; nameOf: (row: MemberRow) => string };

/** Adds the same note to each selected member; the typed text remains until it is saved. */
export function NoteForSeveral({ chosen, nameOf }: NoteForSeveralProps) {
  const t = useTranslations("notes");
  const words = useTranslations("words");
  const [writing, write] = useDisclosure(false);
  const bulk = useBulkAct({
    chosen,
    act: (ids, text: string) => call("addMemberNotes", { body: { ids, text } }),
    failed: t("saveFailed"),
  });
  // The form stores no draft, because the note is about members.
  const form = useFieldForm({
    fields: {
      text: { label: t("text"), limit: textMax.note },
    },
    defaultValues: { text: "" },
    check: ({ text }) => ({ text: required(text) }),
  });
  const submit = form.handleSubmit(({ text }) =>
    bulk.run(text, () => {
      write.close();
      form.reset();
    }),
  );
  return (
    <>
      <Button variant="light" size="compact-md" onClick={write.open}>
        {t("write")}
      </Button>
      <Dialog
        opened={writing}
        onClose={write.close}
        title={t("severalTitle", { count: chosen.rows.length })}
        closeLabel={words("close")}
      >
        <form className={dialog.form} noValidate onSubmit={(event) => void submit(event)}>
          <LimitedArea
            description={t("textHint")}
            autosize
            minRows={3}
            maxRows={12}
            data-autofocus
            {...form.limited("text")}
          />
          <DialogFoot onCancel={write.close} saving={bulk.isPending} />
        </form>
      </Dialog>
      <BulkOutcome bulk={bulk} nameOf={nameOf} />
    </>
  );
}
