import { Checkbox } from "@mantine/core";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import dialog from "#packages/web/backoffice/dialogs/dialog-form.module.css";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { proposedDay, publishingProblems } from "../../domain/document-versions.ts";
import { companyDocuments } from "../../domain/platform-documents.ts";
import type { PublishingForm } from "./document-form.ts";
import { useDocumentAct, type WrittenDocument } from "./queries.ts";
import type { Publishing } from "./use-document-editing.ts";

type PublishProps = {
  document: WrittenDocument;
  texts: Publishing;
  today: string;
  onClose: () => void;
  onPublished: () => Promise<void>;
};

/** Chooses the version's first day and whether companies must accept it. */
export function PublishDialog({ document: { document, versions }, texts, today, onClose, onPublished }: PublishProps) {
  const t = useTranslations("platformDocuments.publish");
  const words = useTranslations("words");
  const notices = useNotices();
  const { full } = useRealDates();
  const isBinding = companyDocuments.some((each) => each === document);
  const inTime = proposedDay(versions, today);
  const read = ({ validFrom, asks, demandedFrom }: PublishingForm) => ({
    validFrom,
    demandedFrom: asks ? demandedFrom : null,
  });
  // The form stores no draft, because it has only two days and a choice.
  const form = useFieldForm({
    fields: {
      validFrom: { label: t("validFrom") },
      asks: { label: t("asks") },
      demandedFrom: { label: t("demandedFrom") },
    },
    check: (values) => {
      const isMissing = { validFrom: values.validFrom === "", demandedFrom: values.asks && values.demandedFrom === "" };
      const problems = publishingProblems(versions, read(values), today);
      return {
        validFrom: isMissing.validFrom ? ("REQUIRED" as const) : problems.validFrom,
        demandedFrom: isMissing.demandedFrom ? ("REQUIRED" as const) : problems.demandedFrom,
      };
    },
    defaultValues: { validFrom: inTime, asks: false, demandedFrom: inTime },
  });
  const { mutateAsync } = useDocumentAct("publishDocument");
  const { isSubmitting } = form.formState;
  const [validFrom, asks, demandedFrom] = useWatch({
    control: form.control,
    name: ["validFrom", "asks", "demandedFrom"],
  });
  const publish = form.handleSubmit(async (values) => {
    try {
      await mutateAsync({ params: { document }, body: { ...texts, ...read(values) } });
      await onPublished();
      notices.done(t("done"));
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, t("failed"));
    }
  });
  const consequence = validFrom && t("consequence", { date: full(validFrom) });
  const demand = asks && demandedFrom && t("demand", { date: full(demandedFrom) });
  return (
    <Dialog opened onClose={onClose} title={t("title")} closeLabel={words("close")} width={520}>
      <form
        noValidate
        className={dialog.form}
        onSubmit={(event) => {
          // Keeps the event from the form of the editor that contains this dialog.
          event.stopPropagation();
          event.preventDefault();
          void publish(event);
        }}
      >
        <p>{t("lead")}</p>
        <DayInput className={dialog.short} {...form.input("validFrom")} />
        {isBinding && <Checkbox description={t("asksHint")} {...form.input("asks")} />}
        {isBinding && asks && (
          <DayInput className={dialog.short} description={t("demandedFromHint")} {...form.input("demandedFrom")} />
        )}
        <p aria-live="polite">{[consequence, demand].filter(Boolean).join(" ")}</p>
        <DialogFoot onCancel={onClose} saving={isSubmitting} label={t("go")} />
      </form>
    </Dialog>
  );
}
