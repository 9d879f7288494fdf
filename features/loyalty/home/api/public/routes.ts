import { selectLocations, shownPointOfSaleOf } from "#features/clubs/locations/api/queries.ts";
import { type TermsKind, textIn } from "#features/clubs/settings/api/terms.ts";
import { selectTermsOn } from "#features/clubs/settings/api/terms-queries.ts";
import { campaignIn } from "#features/loyalty/campaigns/api/campaign-shape.ts";
import { isHadOn, shownCampaignOf } from "#features/loyalty/campaigns/api/own-campaigns.ts";
import { selectCurrentCampaigns } from "#features/loyalty/campaigns/api/queries.ts";
import { couponIn, couponOf, selectCoupons } from "#features/loyalty/coupons/api/coupon-shape.ts";
import { noRuleRow, ruleIn, selectRule } from "#features/loyalty/points/api/ledger.ts";
import { cardIn, selectStampCards, stampcardOf } from "#features/loyalty/stamp-cards/api/stamp-card-shape.ts";
import { selectSmsAccount } from "#features/messages/sms/api/queries.ts";
import type { Call, Handlers } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { publicRoutes } from "../../contract/public/routes.ts";
import { countCampaignView } from "./count-campaign-view.ts";
import { isActive, shownCampaign, shownCoupon } from "./find-shown.ts";
import { publicFacts } from "./public-facts.ts";
import { selectOpenCompany } from "./queries.ts";

type TermsCall = Call<"getPrivacyPolicy"> | Call<"getMembershipTerms">;

async function publishedText({ db }: Services, { chain, day, body, language }: TermsCall, kind: TermsKind) {
  const [[inForce]] = await db.read(chain.id, (q) => [selectTermsOn(q, kind, day.today)]);
  return (inForce && textIn(inForce.texts, body?.language ?? language, chain.language)) ?? refuse("NOT_FOUND");
}

/**
 * Endpoints for visitors without a session. The server decides if content is public; everything else gives the same
 * 404.
 */
export const publicHandlers = (services: Services): Handlers<typeof publicRoutes> => {
  const { db } = services;
  return {
    async getPublicCompany({ params }) {
      return (await selectOpenCompany(db.platform, params.id).executeTakeFirst()) ?? refuse("NOT_FOUND");
    },

    async getPublicCampaign(call) {
      return (await shownCampaign(services, call, call.params.id)) ?? refuse("NOT_FOUND");
    },

    countCampaignView: (call) => countCampaignView(services, call),

    async getPublicCoupon(call) {
      return (await shownCoupon(services, call, call.params.id)) ?? refuse("NOT_FOUND");
    },

    async getPublicCampaigns({ chain, day, textLanguage }) {
      const { today } = day;
      const [rows] = await db.read(chain.id, (q) => [selectCurrentCampaigns(q, today, { publicOnly: true })]);
      return rows.map((row) => shownCampaignOf(campaignIn(row, textLanguage), day)).filter(isActive);
    },

    async getPublicStampcards({ chain, day, textLanguage }) {
      const [rows] = await db.read(chain.id, (q) => [
        selectStampCards(q).where("publish_status", "=", "ACTIVE").orderBy("stamp_card.id"),
      ]);
      return rows
        .map((row) => cardIn(row, textLanguage))
        .map((row) => ({ ...stampcardOf(row, day), reward: row.reward }))
        .filter(isActive);
    },

    getPublicChain: ({ chain }) => publicFacts(services, chain),

    async getPublicSmsAccount({ chain }) {
      const [[account]] = await db.read(chain.id, (q) => [selectSmsAccount(q)]);
      return { hasCredits: (account?.available ?? 0) > 0 };
    },

    async getPublicPoints({ chain, day, textLanguage }) {
      const [[rule = noRuleRow], coupons] = await db.read(chain.id, (q) => [
        selectRule(q),
        selectCoupons(q).where("coupon.kind", "=", "REWARD"),
      ]);
      const rewards = coupons.map((row) => couponOf(couponIn(row, textLanguage), day));
      return {
        active: rule.active,
        description: ruleIn(rule, textLanguage).description,
        monthValidation: rule.monthValidation,
        countedPointsFrom: rule.countedPointsFrom?.toString() ?? null,
        rewards: rule.active ? rewards.filter((reward) => isActive(reward) && isHadOn(reward, day)) : [],
      };
    },

    async getPublicLocation({ chain, params, day }) {
      const subpage = params.subpage.toLowerCase();
      const [[location]] = await db.read(chain.id, (q) => [selectLocations(q).where("subpage", "=", subpage)]);
      return location ? shownPointOfSaleOf(location, day.today) : refuse("NOT_FOUND");
    },

    getPrivacyPolicy: (call) => publishedText(services, call, "privacy"),
    getMembershipTerms: (call) => publishedText(services, call, "membership"),
  };
};
