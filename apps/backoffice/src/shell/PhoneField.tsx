import { textMax } from "@stammis/domain/limits";
import { phonePrefixes } from "@stammis/domain/people/phone-pattern";
import { PhoneField as UiPhoneField } from "@stammis/ui/form/PhoneField.tsx";
import { type ComponentProps, useMemo } from "react";
import { useLocale, useTranslations } from "use-intl/react";

type PhoneFieldProps = Omit<ComponentProps<typeof UiPhoneField>, "countries" | "limit" | "tooLong">;

/** A phone number with its country, one of the seven of spec §9: values such as "+46". Without `prefix` it has none. */
export function PhoneField(props: PhoneFieldProps) {
  const label = useTranslations("shell")("phonePrefix");
  const tooLong = useTranslations("errors")("NAME_TOO_LONG");
  const language = useLocale();
  const data = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: "region" });
    return phonePrefixes.map(({ iso, prefix: code }) => ({ value: `+${code}`, label: `${names.of(iso)} +${code}` }));
  }, [language]);
  const countries = props.prefix && { label, data };
  return <UiPhoneField {...props} countries={countries} limit={textMax.phone} tooLong={tooLong} />;
}
