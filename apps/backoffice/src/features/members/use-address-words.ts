import { formatPhone } from "@stammis/domain/people/phone";
import { prefixForLanguage } from "@stammis/domain/people/phone-pattern";
import { useChain } from "../../lib/session.ts";

/** An address as it is read: the e-mail, or the phone number as the club's country writes it. */
export function useAddressWords() {
  const prefix = prefixForLanguage(useChain().language);
  return ({ email, phone }: { email: string | null; phone: string | null }) =>
    email ?? (phone ? formatPhone(phone, prefix) : "");
}
