import { useTranslations } from "use-intl/react";
import { DocumentConsent } from "#features/platform/documents/backoffice/DocumentConsent.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import { CompanyFields } from "./CompanyFields.tsx";
import type { CompanyForm, OpeningForm } from "./merchant-form.ts";
import classes from "./onboarding.module.css";

type OpeningFieldsProps = { form: Form<OpeningForm>; asksForCompany: boolean };

/** What opening a company takes: its name and number where they are not known, and its agreements. Spec §5. */
export function OpeningFields({ form, asksForCompany }: OpeningFieldsProps) {
  const onboarding = useTranslations("onboarding");
  const documents = useTranslations("documents");
  const { errors } = form.formState;
  return (
    <>
      {asksForCompany && (
        <section className={classes.section}>
          <h2 className={classes.heading}>{onboarding("companySection")}</h2>
          <CompanyFields form={form as unknown as Form<CompanyForm>} whole={false} />
        </section>
      )}
      <section className={classes.section}>
        <div>
          <h2 className={classes.heading}>{documents("forCompany")}</h2>
          <p className={classes.quiet}>{documents("forCompanyLead")}</p>
        </div>
        <div>
          <DocumentConsent
            document="TERMS_OF_SERVICE"
            field={form.register("termsOfService")}
            error={errors.termsOfService?.message}
          />
          <DocumentConsent
            document="DATA_PROCESSING_AGREEMENT"
            field={form.register("dataProcessingAgreement")}
            error={errors.dataProcessingAgreement?.message}
          />
        </div>
      </section>
    </>
  );
}
