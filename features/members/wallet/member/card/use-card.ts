import { createContext, useContext } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { useCountUp } from "#packages/ui/figures/use-count-up.ts";
import { useChain } from "#packages/web/member/club/chain.ts";
import { fileUrl } from "#packages/web/member/club/files.ts";
import type { Home } from "#packages/web/member/club/home.ts";
import { numbersIn } from "#packages/web/member/format/numbers.ts";
import { fullName } from "./full-name.ts";

/** Provides a function that opens the dialog with the large QR code, from anywhere on the page. */
export const ShowCardContext = createContext<() => void>(() => {});
export const useShowCard = () => useContext(ShowCardContext);

/** Returns the logo of the home location, otherwise the chain's. Spec §2 "Shell". */
export function useLogo(home: Home): string | undefined {
  const chain = useChain();
  return fileUrl(home.homeLocation?.logoPath ?? chain.logoPath);
}

/** Returns the content of the member's card, for every component that shows it. */
export function useCard(home: Home) {
  const words = useTranslations("home");
  const language = useLocale();
  const chain = useChain();
  const logoUrl = useLogo(home);
  const { profile, points } = home;
  const counted = useCountUp(points.balance);
  const balance = { value: numbersIn(language).count(counted), unit: words("unit", { count: points.balance }) };
  return {
    chainName: chain.commercialName,
    logoUrl,
    memberName: fullName(profile),
    membershipId: profile.membershipId,
    points: points.active ? balance : undefined,
  };
}
