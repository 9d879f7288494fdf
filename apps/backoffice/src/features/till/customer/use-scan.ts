import { formatMembershipNumber, isMembershipNumber } from "@stammis/domain/people/membership-number";
import { useTranslations } from "use-intl/react";
import { signal } from "../sounds.ts";
import type { Visit } from "../visit/visit.ts";
import type { Search } from "./use-search.ts";

/** What a scanned code does; answers what to say when it led to nobody, null when all is well or told elsewhere. */
export function useScan(search: Search, visit: Visit, dismiss: () => void) {
  const t = useTranslations("till");
  return async (code: string): Promise<string | null> => {
    // A scanner that stuttered has typed its number into the field, which looks it up by itself.
    if (visit.membershipId === null && search.kind === "number") return null;
    if (visit.phase !== "open" || !isMembershipNumber(code)) {
      signal("refused");
      if (visit.membershipId === null) search.write("");
      return visit.phase === "open" ? t("notACard") : null;
    }
    dismiss();
    if (visit.membershipId === null) search.show(code);
    const found = await search.lookUp(code);
    const unseen = found === 0 && visit.membershipId !== null;
    return unseen ? t("scannedNobody", { number: formatMembershipNumber(code) }) : null;
  };
}
