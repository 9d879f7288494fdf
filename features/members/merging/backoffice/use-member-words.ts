import { useTranslations } from "use-intl/react";
import { formatMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { formatPhone } from "#packages/domain/people/phone.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";

interface Somebody {
  firstName: string;
  lastName: string;
  membershipId: string;
  email: string | null;
  phone: string | null;
}

/** Returns formatters for a member's name and addresses. */
export function useMemberWords() {
  const t = useTranslations("merging");
  const prefix = prefixForLanguage(useChain().language);
  return {
    nameOf: (who: Pick<Somebody, "firstName" | "lastName">) => fullName(who) || t("nameless"),
    phone: (phone: string | null) => phone && formatPhone(phone, prefix),
    number: formatMembershipNumber,
    reached: (who: Somebody) =>
      [who.email, who.phone && formatPhone(who.phone, prefix), formatMembershipNumber(who.membershipId)]
        .filter(Boolean)
        .join(" · "),
  };
}
