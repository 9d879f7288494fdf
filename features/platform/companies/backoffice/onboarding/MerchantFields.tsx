import { useTranslations } from "use-intl/react";
import { CompanyFields } from "./CompanyFields.tsx";
import classes from "./onboarding.module.css";
import { PersonFields } from "./PersonFields.tsx";
import type { CompanyFieldForm, MerchantFieldForm } from "./use-merchant-fields.ts";

type MerchantFieldsProps = {
  form: MerchantFieldForm;
  personTitle: string;
  /** Whether the person's fields come before the company's, as in an invitation. */
  personFirst?: boolean;
};

/** The company and the person, for a sign-up or an invitation. Spec §2 "Merchant onboarding form". */
export function MerchantFields({ form, personTitle, personFirst = false }: MerchantFieldsProps) {
  const onboarding = useTranslations("onboarding");
  const company = (
    <section key="company" className={classes.section}>
      <h2 className={classes.heading}>{onboarding("companySection")}</h2>
      <CompanyFields form={form as unknown as CompanyFieldForm} isComplete={personFirst} />
    </section>
  );
  const person = (
    <section key="person" className={classes.section}>
      <h2 className={classes.heading}>{personTitle}</h2>
      <PersonFields form={form} />
    </section>
  );
  return personFirst ? [person, company] : [company, person];
}
