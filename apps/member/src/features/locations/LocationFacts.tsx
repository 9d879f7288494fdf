import { OpeningTimes } from "@stammis/shell/places/OpeningTimes.tsx";
import { PlaceContact } from "@stammis/ui/cards/PlaceContact.tsx";
import { useTranslations } from "use-intl/react";
import { useChain } from "../../lib/chain.ts";
import { useClock } from "../../lib/clock.ts";
import { useDates } from "../../lib/use-dates.ts";
import type { Location } from "./queries.ts";

/** A point of sale's hours and the ways to reach it. */
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
