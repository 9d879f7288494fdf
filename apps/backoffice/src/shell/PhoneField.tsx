import { Input, NativeSelect, TextInput } from "@mantine/core";
import { phonePrefixes } from "@stammis/domain/people/phone-pattern";
import { type ComponentProps, type ReactNode, useId, useMemo } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import classes from "./phone-field.module.css";

type PhoneFieldProps = {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  disabled?: boolean | undefined;
  /** The country's number, as `register("phonePrefix")` gives it: values such as "+46". */
  prefix: ComponentProps<typeof NativeSelect>;
  /** The number itself, as `register("phone")` gives it. */
  number: ComponentProps<typeof TextInput>;
};

/** A phone number with its country: the seven of spec §9. */
export function PhoneField({ label, description, error, disabled = false, prefix, number }: PhoneFieldProps) {
  const shell = useTranslations("shell");
  const language = useLocale();
  const id = useId();
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: "region" });
    return phonePrefixes.map(({ iso, prefix: code }) => ({ value: `+${code}`, label: `${names.of(iso)} +${code}` }));
  }, [language]);
  return (
    <Input.Wrapper label={label} description={description} error={error} id={id}>
      <div className={classes.row}>
        <NativeSelect aria-label={shell("phonePrefix")} data={countries} disabled={disabled} {...prefix} />
        <TextInput
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          error={Boolean(error)}
          disabled={disabled}
          {...number}
        />
      </div>
    </Input.Wrapper>
  );
}
