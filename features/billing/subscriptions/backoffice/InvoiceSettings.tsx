import { Button, Input } from "@mantine/core";
import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { isEmail } from "#packages/domain/people/email.ts";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import editor from "#packages/web/backoffice/forms/editor-page.module.css";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import { useLanguageLabel, useLanguageName } from "#packages/web/backoffice/language/language-name.ts";
import { useLooksOnly } from "#packages/web/backoffice/session/session.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { billingLimits } from "../domain/limits.ts";
import classes from "./billing.module.css";
import { type Billing, useSetBilling } from "./queries.ts";

type Settings = { invoiceEmail: string; reference: string; language: Language };

const settingsOf = ({ invoiceEmail, reference, language }: Billing): Settings => ({
  invoiceEmail,
  reference,
  language,
});

const checkSettings = ({ invoiceEmail }: Settings) => ({
  invoiceEmail: invoiceEmail.trim() && !isEmail(invoiceEmail) ? ("INVALID_EMAIL" as const) : null,
});

/** Edits the extra address, the reference and the language of invoices. */
export function InvoiceSettings({ billing, companyId }: { billing: Billing; companyId: number }) {
  const t = useTranslations("subscriptions.settings");
  const failed = useTranslations("subscriptions")("failed");
  const words = useTranslations("words");
  const languageName = useLanguageName();
  const labelOf = useLanguageLabel();
  const notices = useNotices();
  const { mutateAsync } = useSetBilling(companyId);
  // The form stores no draft, because it contains a person's address.
  const form = useFieldForm({
    fields: {
      invoiceEmail: { label: t("email"), limit: textMax.email },
      reference: { label: t("reference"), limit: billingLimits.reference },
      language: { label: t("language"), say: languageName },
    },
    check: checkSettings,
    defaultValues: settingsOf(billing),
  });
  const edits = useEditing({ form, thing: billing, valuesOf: settingsOf, draft: null });
  const { isDirty, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (body) => {
    try {
      const { version } = edits.began() ?? billing;
      edits.saved(await mutateAsync({ ...body, version }));
      notices.done(t("saved"));
    } catch (error) {
      if (!edits.isOvertaken(error) && !applyProblem(form, error)) notices.failed(error, failed);
    }
  });
  const choices = languages.map((value) => ({ value, label: labelOf(value) }));
  return (
    <form noValidate onSubmit={save}>
      <EditKeeper edits={edits} unsaved={isDirty && !isSubmitting} />
      <FormSection title={t("title")} description={t("lead")}>
        <fieldset className={`${editor.fields} ${classes.settings}`} disabled={useLooksOnly()}>
          <LimitedField type="email" {...form.limited("invoiceEmail")} />
          <LimitedField description={t("referenceHint")} {...form.limited("reference")} />
          <Controller
            control={form.control}
            name="language"
            render={({ field }) => (
              <Input.Wrapper label={t("language")} labelElement="div">
                <Segments label={t("language")} choices={choices} value={field.value} onChange={field.onChange} />
              </Input.Wrapper>
            )}
          />
        </fieldset>
        {isDirty && (
          <Button type="submit" variant="default" className={classes.save ?? ""} loading={isSubmitting}>
            {words("save")}
          </Button>
        )}
      </FormSection>
    </form>
  );
}
