import type { UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { CompanyFields } from "./CompanyFields.tsx";
import type { MerchantForm } from "./merchant-form.ts";
import classes from "./onboarding.module.css";
import { PersonFields } from "./PersonFields.tsx";

/** Company and person, as a merchant signs up or is invited. Spec §2 "Merchant onboarding form". */
export function MerchantFields({ form, personTitle }: { form: UseFormReturn<MerchantForm>; personTitle: string }) {
  const onboarding = useTranslations("onboarding");
  return (
    <>
      <fieldset className={classes.section}>
        <legend className={classes.heading}>{onboarding("companySection")}</legend>
        <CompanyFields form={form} />
      </fieldset>
      <fieldset className={classes.section}>
        <legend className={classes.heading}>{personTitle}</legend>
        <PersonFields form={form} />
      </fieldset>
    </>
  );
}
