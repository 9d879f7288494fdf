import type { publicChain } from "@stammis/contract/public/schemas";
import { clubDay } from "@stammis/domain/clubs/club-day";
import { chainNow } from "@stammis/domain/clubs/sandbox-clock";
import type { Chain } from "../../request/call.ts";
import type { Services } from "../../request/services.ts";
import { selectReadiness } from "../chains/queries.ts";
import { selectTermsChanged } from "../chains/terms-queries.ts";
import { selectLocations, shownPointOfSaleOf } from "../locations/queries.ts";
import { selectRule } from "../points/ledger.ts";

/** A chain as everybody may see it: what `getPublicChain` answers, and what the page's first paint begins with. One trip. */
export async function publicFacts(
  { db, clock, wallet, googleWallet }: Services,
  chain: Chain,
): Promise<(typeof publicChain)["_zod"]["input"]> {
  const [[rule], [readiness], [terms], locations] = await db.read(chain.id, (q) => [
    selectRule(q),
    selectReadiness(q),
    selectTermsChanged(),
    selectLocations(q),
  ]);
  const now = chainNow(clock(), chain);
  const { today } = clubDay(chain, now);
  return {
    id: chain.id,
    // What staff call it among themselves is nobody else's.
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
    pointsOfSale: locations.map((row) => shownPointOfSaleOf(row, today)),
  };
}
