import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslations } from "use-intl/react";

type ConsentFieldsProps = { email: UseFormRegisterReturn | null; phone: UseFormRegisterReturn | null };

/** Consent to marketing, one box per channel there is an address for. Spec §5. */
export function ConsentFields({ email, phone }: ConsentFieldsProps) {
  const words = useTranslations("consents");
  return (
    <>
      {email && <Checkbox label={words("signUp.EMAIL")} {...email} />}
      {phone && <Checkbox label={words("signUp.SMS")} {...phone} />}
    </>
  );
}

/** A text one is asked to accept, in a tab of its own: the form stays as it is. */
export function TermsLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
