import { Button } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { isEmail } from "#packages/domain/people/email.ts";
import { isLocationPhone } from "#packages/domain/people/phone-pattern.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { Fields } from "#packages/web/backoffice/forms/Fields.tsx";
import { useLooksOnly } from "#packages/web/backoffice/session/session.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { plainFields } from "#packages/web/forms/plain-fields.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import classes from "./data-protection.module.css";
import { type ProcessingRecord, useDataProtectionAct } from "./queries.ts";

const plain = { contactName: "", contactEmail: "", contactPhone: "" };
type ContactForm = typeof plain;

const contactOf = (record: ProcessingRecord) => plainFields(record, plain);

const checkContact = ({ contactEmail, contactPhone }: ContactForm) => ({
  contactEmail: contactEmail.trim() && !isEmail(contactEmail) ? ("INVALID_EMAIL" as const) : null,
  contactPhone: contactPhone.trim() && !isLocationPhone(contactPhone.trim()) ? ("INVALID_PHONE" as const) : null,
});

/** Edits the company's contact for questions about personal data. */
export function RecordContact({ record }: { record: ProcessingRecord }) {
  const t = useTranslations("dataProtection.record.contact");
  const words = useTranslations("words");
  const notices = useNotices();
  const looksOnly = useLooksOnly();
  const { mutateAsync } = useDataProtectionAct("updateRecordContact");
  const form = useFieldForm({
    fields: {
      contactName: { label: t("name"), limit: textMax.companyName },
      contactEmail: { label: t("email"), limit: textMax.email },
      contactPhone: { label: t("phone"), limit: textMax.phone },
    },
    check: checkContact,
    defaultValues: contactOf(record),
  });
  const edits = useEditing({ form, thing: record, valuesOf: contactOf, draft: { what: "record-contact", id: 0 } });
  const { isDirty, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (body) => {
    try {
      const { version } = edits.began() ?? record;
      edits.saved(await mutateAsync({ body: { ...body, version } }));
      notices.done(t("saved"));
    } catch (error) {
      if (!edits.isOvertaken(error) && !applyProblem(form, error)) notices.failed(error, t("saveFailed"));
    }
  });
  return (
    <form id="contact" noValidate onSubmit={save}>
      <EditKeeper edits={edits} unsaved={isDirty && !isSubmitting} />
      <Fields disabled={looksOnly}>
        <section className={classes.section} aria-labelledby="whom-to-ask">
          <div>
            <h2 id="whom-to-ask" className={classes.heading}>
              {t("title")}
            </h2>
            <p className={classes.quiet}>{t("lead")}</p>
          </div>
          <div className={classes.contact}>
            <LimitedField {...form.limited("contactName")} />
            <LimitedField type="email" {...form.limited("contactEmail")} />
            <LimitedField type="tel" {...form.limited("contactPhone")} />
          </div>
          {isDirty && (
            <Button type="submit" className={classes.save ?? ""} loading={isSubmitting}>
              {words("save")}
            </Button>
          )}
        </section>
      </Fields>
    </form>
  );
}
