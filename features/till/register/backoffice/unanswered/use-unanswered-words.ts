import { useCallback } from "react";
import { useTranslations } from "use-intl/react";
import { formatMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { amountOf } from "../visit/registration.ts";
import type { Visit } from "../visit/visit.ts";

/** Describes a visit by customer and amount: "Elin Lindqvist, 45 kr". */
export function useUnansweredWords() {
  const t = useTranslations("register");
  const { kronor } = useNumbers();
  return useCallback(
    (visit: Visit): string => {
      const amount = amountOf(visit);
      const number = visit.membershipId === null ? null : formatMembershipNumber(visit.membershipId);
      const whose = visit.name || visit.invitee || number || t("nameless");
      return `${whose}, ${amount === null ? t("visitOnly") : kronor(amount)}`;
    },
    [t, kronor],
  );
}
