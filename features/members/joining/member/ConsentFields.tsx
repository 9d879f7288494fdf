import { Checkbox } from "@mantine/core";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslations } from "use-intl/react";

type ConsentFieldsProps = { email: UseFormRegisterReturn | null; phone: UseFormRegisterReturn | null };

/** Shows the boxes for consent to marketing, one for each channel with an address. Spec §5. */
export function ConsentFields({ email, phone }: ConsentFieldsProps) {
  const words = useTranslations("consents");
  return (
    <>
      {email && <Checkbox label={words("signUp.EMAIL")} {...email} />}
      {phone && <Checkbox label={words("signUp.SMS")} {...phone} />}
    </>
  );
}
