import { formatPhone } from "#packages/domain/people/phone.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";

/** Returns a formatter for an address: the e-mail, or the phone number as the club's country writes it. */
export function useAddressWords() {
  const prefix = prefixForLanguage(useChain().language);
  return ({ email, phone }: { email: string | null; phone: string | null }) =>
    email ?? (phone ? formatPhone(phone, prefix) : "");
}
