import { useTranslations } from "use-intl/react";
import { say } from "../notices.ts";
import { membershipNumberOf } from "../scanner/card-in-text.ts";
import { signal } from "../sounds.ts";
import type { Search } from "./use-search.ts";

/** What scanned digits do: a card opens the next customer, also if a customer is open. */
export function useScan(search: Search) {
  const t = useTranslations("register");
  return (digits: string) => {
    search.write("");
    const number = membershipNumberOf(digits);
    if (number !== null) return search.open(number, "");
    signal("refused");
    say("bad", t("notACard"));
  };
}
