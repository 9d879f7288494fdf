import { useTranslations } from "use-intl/react";
import { isMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { say } from "../notices.ts";
import { signal } from "../sounds.ts";
import type { Search } from "./use-search.ts";

/** What a scanned code does: a card is the next customer's, whoever stands there. */
export function useScan(search: Search) {
  const t = useTranslations("register");
  return (code: string) => {
    // A scanner that stuttered has typed its number into the field, which opens it by itself.
    if (search.kind === "number") return;
    search.write("");
    if (isMembershipNumber(code)) return search.open(code, "");
    signal("refused");
    say("bad", t("notACard"));
  };
}
