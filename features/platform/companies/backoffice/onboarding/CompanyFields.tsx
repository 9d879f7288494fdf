import { Loader, SimpleGrid, TextInput } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import type { Form } from "#packages/web/forms/use-form.ts";
import type { CompanyForm } from "./merchant-form.ts";
import classes from "./onboarding.module.css";
import { useCompanyLookup } from "./use-company-lookup.ts";

type CompanyFieldsProps = {
  form: Form<CompanyForm>;
  /** Every field from the start, as in an invitation, where the number may be left out. */
  whole: boolean;
};

/** The company: its number first; the rest comes by itself, or is typed when it cannot be found. */
export function CompanyFields({ form, whole }: CompanyFieldsProps) {
  const onboarding = useTranslations("onboarding");
  const { register } = form;
  const { errors } = form.formState;
  const lookup = useCompanyLookup(form);
  const shown = whole || lookup === "found" || lookup === "missing" || form.watch("companyName") !== "";
  const answers = {
    idle: null,
    searching: onboarding("companySearching"),
    found: onboarding("companyFound"),
    missing: onboarding("companyNotFound"),
  };
  return (
    <>
      <TextInput
        label={onboarding("companyNumber")}
        description={onboarding("companyNumberHint")}
        placeholder="556016-0680"
        inputMode="numeric"
        error={errors.companyNumber?.message}
        rightSection={
          (lookup === "searching" && <Loader size={20} />) ||
          (lookup === "found" && <IconCheck size={20} className={classes.good} aria-hidden />)
        }
        {...register("companyNumber")}
      />
      <p role="status" className={classes.lookup} data-tone={lookup}>
        {answers[lookup]}
      </p>
      {shown && <CompanyDetails form={form} />}
    </>
  );
}

function CompanyDetails({ form }: { form: Form<CompanyForm> }) {
  const onboarding = useTranslations("onboarding");
  const { register } = form;
  const { errors } = form.formState;
  return (
    <>
      <LimitedField
        label={onboarding("companyName")}
        autoComplete="organization"
        limit={textMax.companyName}
        error={errors.companyName?.message}
        {...register("companyName")}
      />
      <LimitedField
        label={onboarding("postalAddress")}
        autoComplete="street-address"
        limit={textMax.street}
        error={errors.postalAddress?.message}
        {...register("postalAddress")}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <LimitedField
          label={onboarding("postalZipCode")}
          autoComplete="postal-code"
          limit={textMax.zipCode}
          error={errors.postalZipCode?.message}
          {...register("postalZipCode")}
        />
        <LimitedField
          label={onboarding("postalCity")}
          autoComplete="address-level2"
          limit={textMax.city}
          error={errors.postalCity?.message}
          {...register("postalCity")}
        />
      </SimpleGrid>
      <LimitedField
        label={onboarding("website")}
        description={onboarding("optional")}
        type="url"
        placeholder="https://"
        limit={textMax.website}
        error={errors.website?.message}
        {...register("website")}
      />
    </>
  );
}
