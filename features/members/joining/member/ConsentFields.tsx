import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
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

/** Shows a link to a text that must be accepted. It opens a new tab, so that the form keeps its values. */
export function TermsLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
