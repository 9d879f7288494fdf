import { couponKindRules } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import { messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { SharedPage, SharedQuestion } from "#packages/server/request/shared-page.ts";
import { shownCampaign, shownCoupon } from "./find-shown.ts";
import { offerOfCampaign, offerOfCoupon } from "./first-offer-shape.ts";
import type { publicFacts } from "./public-facts.ts";
import { type SharedThing, thingOfName, thingOfPath } from "./read-shared-address.ts";

export type Facts = Awaited<ReturnType<typeof publicFacts>>;

/** The longest preview text in characters: no program shows more. */
const textAtMost = 200;

/** Shortens a text to one line that ends at a word. */
function short(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= textAtMost) return line;
  return `${line.slice(0, textAtMost - 1).replace(/\s\S*$/, "")}…`;
}

/**
 * Returns a page for sharing, in the club's own language. A hidden subject gives the club's page, exactly like an
 * unknown one. Null if the name of a picture is unknown.
 */
export async function sharedPage(
  services: Services,
  chain: Chain,
  facts: Facts,
  question: SharedQuestion,
): Promise<SharedPage | null> {
  const thing = "path" in question ? thingOfPath(question.path, facts.pointsOfSale) : thingOfName(question.name);
  if (!thing) return null;
  const page = await pageOf(services, chain, facts, thing);
  // Search engines must not list a sandbox or a club that members cannot join yet.
  return { ...page, listed: page.listed && facts.open && !facts.sandbox };
}

async function pageOf(services: Services, chain: Chain, facts: Facts, thing: SharedThing): Promise<SharedPage> {
  const day = clubDay(chain, chainNow(services.clock(), chain));
  const context = { chain, day, textLanguage: chain.language };
  const club = ofClub(chain, facts);
  if (thing.kind === "place") return ofPlace(club, facts, thing.id);
  if (thing.kind === "campaign") {
    const campaign = await shownCampaign(services, context, thing.id);
    if (campaign) {
      const { id, name, description, bannerPath, publicToAll } = campaign;
      const text = short(description) || club.text;
      const own = { name: `campaign-${id}`, path: `/c/${id}`, title: name, text, picturePath: bannerPath };
      return { ...club, ...own, offer: offerOfCampaign(campaign), listed: publicToAll };
    }
  }
  if (thing.kind === "coupon") {
    const coupon = await shownCoupon(services, context, thing.id);
    if (coupon) {
      const { id, name, description, imagePath, kind } = coupon;
      const text = short(description) || club.text;
      const own = { name: `coupon-${id}`, path: `/r/${id}`, title: name, text, picturePath: imagePath };
      return { ...club, ...own, offer: offerOfCoupon(coupon), listed: !couponKindRules[kind].isBrought };
    }
  }
  return { ...club, listed: thing.kind === "club" };
}

function ofClub(chain: Chain, { clubPointActive }: Facts): SharedPage {
  const t = messagePhrases(chain.language);
  return {
    name: "club",
    path: "/",
    title: t("sharing.join", { club: chain.commercialName }),
    text: t(clubPointActive ? "sharing.points" : "sharing.club"),
    picturePath: null,
    logoPath: chain.logoPath,
    offer: null,
    listed: true,
  };
}

function ofPlace(club: SharedPage, { pointsOfSale }: Facts, id: number): SharedPage {
  const place = pointsOfSale.find((each) => each.id === id);
  if (!place) return { ...club, listed: false };
  const { subpage, commercialName, address, logoPath } = place;
  const where = [address.street, address.city].filter(Boolean).join(", ");
  return {
    ...club,
    name: `place-${id}`,
    path: `/${subpage}`,
    title: commercialName,
    text: [where, club.text].filter(Boolean).join(". "),
    logoPath: logoPath ?? club.logoPath,
  };
}
