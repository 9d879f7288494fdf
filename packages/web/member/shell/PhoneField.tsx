import type { ComponentProps } from "react";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { phonePrefixes } from "#packages/domain/people/phone-pattern.ts";
import { PhoneField as UiPhoneField } from "#packages/ui/form/PhoneField.tsx";

type PhoneFieldProps = Pick<ComponentProps<typeof UiPhoneField>, "prefix" | "number" | "error">;

const data = phonePrefixes.map(({ iso, prefix }) => ({ value: prefix, label: `${iso} +${prefix}` }));

/** A field for a phone number next to its country's prefix; seven countries. Spec §9. */
export function PhoneField({ prefix, ...number }: PhoneFieldProps) {
  const label = useTranslations("words")("phone");
  const country = useTranslations("joining")("country");
  const tooLong = useTranslations("errors")("NAME_TOO_LONG");
  return (
    <UiPhoneField
      label={label}
      countries={{ label: country, data, short: true }}
      prefix={{ autoComplete: "tel-country-code", ...prefix }}
      limit={textMax.phone}
      tooLong={tooLong}
      {...number}
    />
  );
}
