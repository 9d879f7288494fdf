import { useTranslations } from "use-intl/react";
import { PlaceContact } from "#packages/ui/cards/PlaceContact.tsx";
import { useChain } from "#packages/web/member/club/chain.ts";
import { useClock } from "#packages/web/member/format/clock.ts";
import { useDates } from "#packages/web/member/format/use-dates.ts";
import { OpeningTimes } from "../web/OpeningTimes.tsx";
import type { Location } from "./queries.ts";

/** A point of sale's opening hours and contact details. */
export function LocationFacts({ location, heading }: { location: Location; heading: "h2" | "h3" }) {
  const words = useTranslations("places");
  const { openingHours: week, specialDays: special, address, phone, email, website } = location;
  const { timeZone } = useChain();
  const time = { clock: useClock(), timeZone, dates: useDates() };
  const labels = { websiteLabel: words("website"), directionsLabel: words("directions") };
  return (
    <>
      <OpeningTimes place={{ week, special }} heading={heading} {...time} />
      <PlaceContact {...address} phone={phone} email={email} website={website} {...labels} />
    </>
  );
}
