import { Button, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import classes from "./integrations.module.css";
import {
  amountFields,
  checkLimits,
  correctionFields,
  type LimitField,
  limitsFormOf,
  limitsIn,
  mapFields,
} from "./key-limits-form.ts";
import { type ApiKey, useSaveKeyLimits } from "./queries.ts";

/** Opens the limits of a key that registers purchases or changes points. */
export function KeyLimitsButton({ apiKey }: { apiKey: ApiKey }) {
  const t = useTranslations("apiKeys.limits");
  const [opened, dialog] = useDisclosure(false);
  return (
    <>
      <Button variant="subtle" aria-label={t("openNamed", { name: apiKey.name })} onClick={dialog.open}>
        {t("open")}
      </Button>
      {opened && <KeyLimits apiKey={apiKey} onClose={dialog.close} />}
    </>
  );
}

function KeyLimits({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useTranslations("apiKeys.limits");
  const notices = useNotices();
  const problemText = useProblemText();
  const saving = useSaveKeyLimits(apiKey.id);
  const [problem, setProblem] = useState<string | null>(null);
  // The form stores no draft, because it has only five numbers.
  const form = useFieldForm({
    fields: mapFields((name) => ({ label: t(name), wrong: t("wrong") })),
    check: checkLimits,
    defaultValues: limitsFormOf(apiKey.limits),
  });
  const save = form.handleSubmit(async (typed) => {
    setProblem(null);
    try {
      await saving.mutateAsync(limitsIn(typed));
      notices.done(t("saved", { name: apiKey.name }));
      onClose();
    } catch (error) {
      if (!applyProblem(form, error)) setProblem(problemText(error, t("saveFailed")));
    }
  });
  const inputs = (names: readonly LimitField[], unit: string) =>
    names.map((name) => (
      <TextInput
        key={name}
        placeholder={t("asCashiers")}
        rightSection={unit}
        rightSectionWidth={64}
        inputMode="numeric"
        autoComplete="off"
        {...form.input(name)}
      />
    ));
  return (
    <Dialog opened onClose={onClose} title={t("title", { name: apiKey.name })} width={560}>
      <form className={classes.form} noValidate onSubmit={save}>
        <FormProblem text={problem} />
        <p className={classes.quiet}>{t("lead")}</p>
        {apiKey.scopes.includes("purchases:write") && inputs(amountFields, t("kronor"))}
        {apiKey.scopes.includes("points:write") && inputs(correctionFields, t("points"))}
        <DialogFoot onCancel={onClose} saving={form.formState.isSubmitting} />
      </form>
    </Dialog>
  );
}
