import { selectLocations, shownPointOfSaleOf } from "#features/clubs/locations/api/queries.ts";
import { selectReadiness } from "#features/clubs/settings/api/queries.ts";
import { selectTermsChanged } from "#features/clubs/settings/api/terms-queries.ts";
import { selectWelcomeGift, welcomeGiftLines } from "#features/loyalty/campaigns/api/welcome-gift.ts";
import { selectRule } from "#features/loyalty/points/api/ledger.ts";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { publicChain } from "../../contract/public/schemas.ts";

/** Returns the public data of a chain, for `getPublicChain` and the first paint, in one round trip. */
export async function publicFacts(
  { db, clock, wallet, googleWallet }: Services,
  chain: Chain,
): Promise<(typeof publicChain)["_zod"]["input"]> {
  const now = chainNow(clock(), chain);
  const day = clubDay(chain, now);
  const [[rule], [readiness], [terms], locations, [gift]] = await db.read(chain.id, (q) => [
    selectRule(q),
    selectReadiness(q),
    selectTermsChanged(),
    selectLocations(q),
    selectWelcomeGift(q, day.today),
  ]);
  return {
    id: chain.id,
    // The chain's internal name is for staff only.
    name: chain.commercialName,
    commercialName: chain.commercialName,
    subdomain: chain.subdomain,
    language: chain.language,
    languages: [...chain.languages],
    clubPointActive: rule?.active ?? false,
    logoPath: chain.logoPath,
    brandColour: chain.brandColour,
    timeZone: chain.timeZone,
    sandbox: chain.sandbox,
    clockAhead: chain.clockAhead,
    now: now.toString(),
    applePass: wallet !== null && !chain.sandbox,
    googlePass: googleWallet !== null && !chain.sandbox,
    open: Boolean(readiness?.membershipTermsPublished && readiness.privacyPolicyPublished),
    termsChanged: terms?.changed ?? false,
    welcomeGift: welcomeGiftLines(gift, day),
    pointsOfSale: locations.map((row) => shownPointOfSaleOf(row, day.today)),
  };
}
