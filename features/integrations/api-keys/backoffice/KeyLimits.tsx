import { Button, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { type Form, useForm } from "#packages/web/forms/use-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import classes from "./integrations.module.css";
import {
  amountFields,
  checkLimits,
  correctionFields,
  type LimitField,
  type LimitsForm,
  limitsFormOf,
  limitsIn,
} from "./key-limits-form.ts";
import { type ApiKey, useSaveKeyLimits } from "./queries.ts";

/** Opens the limits of a key that registers purchases or moves points. */
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
  // No draft: five numbers, given once.
  const form = useForm<LimitsForm>({ check: checkLimits, defaultValues: limitsFormOf(apiKey.limits) });
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
  return (
    <Dialog opened onClose={onClose} title={t("title", { name: apiKey.name })} width={560}>
      <form className={classes.form} noValidate onSubmit={save}>
        <FormProblem text={problem} />
        <p className={classes.quiet}>{t("lead")}</p>
        {apiKey.scopes.includes("purchases:write") && <Fields form={form} names={amountFields} unit={t("kronor")} />}
        {apiKey.scopes.includes("points:write") && <Fields form={form} names={correctionFields} unit={t("points")} />}
        <DialogFoot onCancel={onClose} saving={form.formState.isSubmitting} />
      </form>
    </Dialog>
  );
}

type FieldsProps = { form: Form<LimitsForm>; names: readonly LimitField[]; unit: string };

function Fields({ form, names, unit }: FieldsProps) {
  const t = useTranslations("apiKeys.limits");
  return names.map((name) => (
    <TextInput
      key={name}
      label={t(name)}
      placeholder={t("asCashiers")}
      rightSection={unit}
      rightSectionWidth={64}
      inputMode="numeric"
      autoComplete="off"
      {...form.register(name)}
      error={form.formState.errors[name] && t("wrong")}
    />
  ));
}
