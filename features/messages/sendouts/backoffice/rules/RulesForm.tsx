import { Switch, Text, TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import type { SideForm } from "#packages/web/backoffice/dialogs/SideDrawer.tsx";
import side from "#packages/web/backoffice/dialogs/side-form.module.css";
import { DifferenceDialog } from "#packages/web/backoffice/edits/DifferenceDialog.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { useUnsavedNote } from "#packages/web/backoffice/edits/use-unsaved-note.ts";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { type SendoutRules, useSaveRules } from "../queries.ts";
import classes from "../sendouts.module.css";
import { checkRules, isWider, mergingRules, rulesFormOf, writtenRules } from "./rules-form.ts";
import { useRulesFields } from "./use-rules-fields.ts";

/** Names the staff member who must still follow the previous approval limit. */
function EarlierLimit({ rules: { approvalAbove, widened }, widening }: { rules: SendoutRules; widening: boolean }) {
  const t = useTranslations("sendoutRules");
  const { full } = useDates();
  const values = widened && { from: widened.from, until: full(widened.until), name: widened.by.name };
  const ofBefore = values && t(widened.isCaller ? "widenedByYou" : "widenedBy", values);
  const words = widening && !widened?.isCaller ? t("widening", { from: approvalAbove ?? 0 }) : ofBefore;
  return (
    words && (
      <Text size="sm" role="status">
        {words}
      </Text>
    )
  );
}

/** The rules for all of the club's sendouts: quiet hours, frequency cap and approval. */
export function RulesForm({ rules, onUnsaved, onDone }: { rules: SendoutRules } & SideForm) {
  const t = useTranslations("sendoutRules");
  const notices = useNotices();
  const saving = useSaveRules();
  // The form stores no draft, because there are only a few numbers.
  const form = useFieldForm({ fields: useRulesFields(), defaultValues: rulesFormOf(rules), check: checkRules });
  const edits = useEditing({ form, thing: rules, valuesOf: rulesFormOf, draft: null, rules: mergingRules });
  const { input, watch } = form;
  const { isSubmitting, isDirty } = form.formState;
  useUnsavedNote(isDirty, onUnsaved);
  const save = form.handleSubmit(async (typed) => {
    try {
      await saving.mutateAsync({ ...writtenRules(typed), version: edits.began()?.version });
      notices.done(t("saved"));
      onDone();
    } catch (error) {
      if (!edits.isOvertaken(error) && !applyProblem(form, error)) notices.failed(error, t("failed"));
    }
  });
  const number = (name: "messages" | "days" | "approvalAbove") => (
    <TextInput inputMode="numeric" autoComplete="off" {...input(name)} />
  );
  return (
    <form noValidate onSubmit={save} className={side.form}>
      <DifferenceDialog {...edits} />
      <Switch description={t("quietHint")} checked={watch("quiet")} {...input("quiet")} />
      {watch("quiet") && (
        <div className={classes.pair}>
          <TextInput type="time" {...input("from")} />
          <TextInput type="time" {...input("to")} />
        </div>
      )}
      <Switch description={t("cappedHint")} checked={watch("capped")} {...input("capped")} />
      {watch("capped") && (
        <div className={classes.pair}>
          {number("messages")}
          {number("days")}
        </div>
      )}
      <Switch description={t("approvedHint")} checked={watch("approved")} {...input("approved")} />
      {watch("approved") && number("approvalAbove")}
      <EarlierLimit rules={rules} widening={isWider(watch(), rules)} />
      <DialogFoot onCancel={onDone} saving={isSubmitting} />
    </form>
  );
}
