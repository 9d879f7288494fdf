import { Loader, SimpleGrid, TextInput } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import classes from "./onboarding.module.css";
import { useCompanyLookup } from "./use-company-lookup.ts";
import type { CompanyFieldForm } from "./use-merchant-fields.ts";

type CompanyFieldsProps = {
  form: CompanyFieldForm;
  /** Shows every field at once, as in an invitation, where the number is optional. */
  isComplete: boolean;
};

/** The company's fields: first its number, then details that are looked up or, if not found, typed. */
export function CompanyFields({ form, isComplete }: CompanyFieldsProps) {
  const onboarding = useTranslations("onboarding");
  const lookup = useCompanyLookup(form);
  const isShown = isComplete || !["idle", "searching"].includes(lookup) || form.watch("companyName") !== "";
  const answers = {
    off: null,
    idle: null,
    searching: onboarding("companySearching"),
    found: onboarding("companyFound"),
    missing: onboarding("companyNotFound"),
  };
  return (
    <>
      <TextInput
        description={onboarding(lookup === "off" ? "companyNumberPlain" : "companyNumberHint")}
        placeholder="556016-0680"
        inputMode="numeric"
        rightSection={
          (lookup === "searching" && <Loader size={20} />) ||
          (lookup === "found" && <IconCheck size={20} className={classes.good} aria-hidden />)
        }
        {...form.input("companyNumber")}
      />
      <p role="status" className={classes.lookup} data-tone={lookup}>
        {answers[lookup]}
      </p>
      {isShown && <CompanyDetails form={form} />}
    </>
  );
}

function CompanyDetails({ form: { limited } }: { form: CompanyFieldForm }) {
  const onboarding = useTranslations("onboarding");
  return (
    <>
      <LimitedField autoComplete="organization" {...limited("companyName")} />
      <LimitedField autoComplete="street-address" {...limited("postalAddress")} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <LimitedField autoComplete="postal-code" {...limited("postalZipCode")} />
        <LimitedField autoComplete="address-level2" {...limited("postalCity")} />
      </SimpleGrid>
      <LimitedField description={onboarding("optional")} type="url" placeholder="https://" {...limited("website")} />
    </>
  );
}
