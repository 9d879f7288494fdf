import { useTranslations } from "use-intl/react";
import { readCardCode } from "#features/members/card-codes/domain/card-codes.ts";
import { say } from "../notices.ts";
import { signal } from "../sounds.ts";
import type { Search } from "./use-search.ts";

/** Handles scanned digits: a card opens the next customer, even if another customer is open. */
export function useScan(search: Search) {
  const t = useTranslations("register");
  return (digits: string) => {
    search.write("");
    const card = readCardCode(digits);
    if (card) return search.openCard(card);
    signal("refused");
    say("bad", t("notACard"));
  };
}
