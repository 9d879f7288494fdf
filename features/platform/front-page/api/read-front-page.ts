import { findOffered } from "#features/billing/plans/api/plan-queries.ts";
import type { PlanPrice } from "#features/billing/plans/domain/plan-price.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { trialDays } from "#packages/domain/limits.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { numberFormat } from "#packages/i18n/formats.ts";
import { localeOf } from "#packages/i18n/locale.ts";
import { clubLink } from "#packages/server/messaging/links.ts";
import type { DemoLinks, FrontPage } from "#packages/server/request/front-page.ts";
import type { Services } from "#packages/server/request/services.ts";
import { frontPhrases } from "../i18n/page/phrases.ts";

/** The demonstration's club and its merchant's login. */
export interface DemoLogin {
  subdomain: string;
  email: string;
  password: string;
}

/** Returns the front page's texts, with the price that a new subscription would have today. */
export async function readFrontPage(services: Services, demo: DemoLogin, language: Language): Promise<FrontPage> {
  const t = frontPhrases(language);
  const today = platformToday(services.clock());
  const [offered, demoLinks] = await Promise.all([
    findOffered(services.db.platform, today),
    findDemo(services, demo, language),
  ]);
  return {
    title: t("title"),
    description: t("description", { days: String(trialDays) }),
    promise: t("promise"),
    price: offered && priceText(offered, language),
    demo: demoLinks,
  };
}

/** The demo's logins work on a demonstration only, and a start without the demo has no such club. */
async function findDemo(
  { config, directory }: Services,
  demo: DemoLogin,
  language: Language,
): Promise<DemoLinks | null> {
  const chain = config.demonstration ? await directory.bySubdomain(demo.subdomain) : null;
  if (!chain?.isDemo) return null;
  const { email, password } = demo;
  const text = frontPhrases(language)("demo.text", { club: chain.commercialName });
  return { text, memberAddress: clubLink(config, chain), email, password };
}

export function priceText({ locationOre, membersIncluded, memberOre }: PlanPrice, language: Language) {
  const t = frontPhrases(language);
  const members =
    memberOre === 0
      ? t("price.noMembersMore")
      : t("price.members", { included: membersIncluded, member: kronor(memberOre, language) });
  return {
    amount: locationOre === 0 ? t("price.free") : kronor(locationOre, language),
    unit: locationOre === 0 ? "" : t("price.month"),
    note: `${members} ${t("price.tax")}`,
  };
}

/** Formats a price with öre only when it has any: "299 kr", "0,20 kr". */
function kronor(ore: number, language: Language): string {
  const digits = ore % 100 === 0 ? 0 : 2;
  const format = numberFormat(localeOf(language), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${format.format(ore / 100)}\u00a0kr`;
}
