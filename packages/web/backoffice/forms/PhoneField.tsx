import type { ComponentProps } from "react";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { phonePrefixes } from "#packages/domain/people/phone-pattern.ts";
import { PhoneField as UiPhoneField } from "#packages/ui/form/PhoneField.tsx";

type PhoneFieldProps = Omit<ComponentProps<typeof UiPhoneField>, "countries" | "limit" | "tooLong">;

/**
 * The choices have country codes, as in the member app: a full country name leaves too little space for the number on a
 * phone.
 */
const data = phonePrefixes.map(({ iso, prefix }) => ({ value: `+${prefix}`, label: `${iso} +${prefix}` }));

/**
 * A field for a phone number and its country, one of the seven of spec §9: values such as "+46". Without `prefix` there
 * is no country field.
 */
export function PhoneField(props: PhoneFieldProps) {
  const label = useTranslations("shell")("phonePrefix");
  const tooLong = useTranslations("errors")("NAME_TOO_LONG");
  const countries = props.prefix && { label, data, short: true };
  return <UiPhoneField {...props} countries={countries} limit={textMax.phone} tooLong={tooLong} />;
}
