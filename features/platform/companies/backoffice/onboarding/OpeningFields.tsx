import { useTranslations } from "use-intl/react";
import { DocumentConsent } from "#features/platform/documents/backoffice/DocumentConsent.tsx";
import { CompanyFields } from "./CompanyFields.tsx";
import classes from "./onboarding.module.css";
import type { CompanyFieldForm, OpeningFieldForm } from "./use-merchant-fields.ts";

type OpeningFieldsProps = { form: OpeningFieldForm; asksForCompany: boolean };

/** The fields for opening a company: its name and number if missing, and its agreements. Spec §5. */
export function OpeningFields({ form, asksForCompany }: OpeningFieldsProps) {
  const onboarding = useTranslations("onboarding");
  const documents = useTranslations("documents");
  const { errors } = form.formState;
  return (
    <>
      {asksForCompany && (
        <section className={classes.section}>
          <h2 className={classes.heading}>{onboarding("companySection")}</h2>
          <CompanyFields form={form as unknown as CompanyFieldForm} isComplete={false} />
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
