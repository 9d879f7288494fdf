import { useTranslations } from "use-intl/react";
import { joinWithDots } from "#packages/web/backoffice/format/join-with-dots.ts";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { TillVisit } from "../queries.ts";

/** Describes a visit in a few words: "249,50 kr · 2 stämplar · Kanelbulle". */
export function useVisitWords() {
  const t = useTranslations("register");
  const { kronor } = useNumbers();
  return ({ totalAmount, discount, stamps, redemptions, welcomeOfferUsed }: TillVisit): string => {
    const stampCount = stamps.reduce((sum, each) => sum + each.stamps, 0);
    const parts = [
      totalAmount + discount > 0 ? kronor(totalAmount) : null,
      stampCount > 0 ? t("stampCount", { count: stampCount }) : null,
      ...redemptions.filter(({ cancelled }) => !cancelled).map(({ name }) => name),
    ];
    return joinWithDots(...parts) || t(welcomeOfferUsed ? "welcomeOffer" : "visitOnly");
  };
}
