import { NativeSelect, TextInput } from "@mantine/core";
import { phonePrefixes } from "@stammis/domain/people/phone-pattern";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import classes from "./phone-field.module.css";

type PhoneFieldProps = {
  prefix: UseFormRegisterReturn;
  number: UseFormRegisterReturn;
  error?: string | undefined;
};

/** A phone number with its country's prefix beside it; seven countries. Spec §9. */
export function PhoneField({ prefix, number, error }: PhoneFieldProps) {
  const words = useTranslations("words");
  const onboarding = useTranslations("onboarding");
  return (
    <div className={classes.phone}>
      <NativeSelect
        aria-label={onboarding("country")}
        autoComplete="tel-country-code"
        data={phonePrefixes.map((country) => ({ value: country.prefix, label: `+${country.prefix}` }))}
        {...prefix}
      />
      <TextInput
        label={words("phone")}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        error={error}
        {...number}
      />
    </div>
  );
}
