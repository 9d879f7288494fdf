import { hash } from "node:crypto";
import { couponKindRules } from "#features/loyalty/coupons/domain/coupon-kinds.ts";
import type { createGetHome } from "#features/loyalty/home/api/get-home.ts";
import { nextReward } from "#features/loyalty/points/domain/next-reward.ts";
import { type MessagePhrases, messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import { inSentence } from "#packages/domain/text.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { clubLink } from "#packages/server/messaging/links.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { PassContent, PassField } from "#packages/server/wallet/build-pass.ts";
import { brandPalette } from "#packages/ui/theme/brand-palette.ts";

type Home = Awaited<ReturnType<ReturnType<typeof createGetHome>>>;
type InLanguages<T> = Record<Language, T>;

/** The part of the pass that is about its member: the home page in each language; null if the pass is void. */
export type Homes = InLanguages<Home> | null;

/** Returns a text in each language that a phone may use. */
export const spoken = (say: (t: MessagePhrases, language: Language) => string): InLanguages<string> => ({
  sv: say(messagePhrases("sv"), "sv"),
  en: say(messagePhrases("en"), "en"),
  fr: say(messagePhrases("fr"), "fr"),
});

function pointField({ sv: { points } }: InLanguages<Home>): PassField[] {
  if (!points.active) return [];
  return [
    {
      key: "points",
      label: spoken((t) => t("wallet.points")),
      value: points.balance,
      changed: spoken((t) => t("wallet.changed", { value: "%@" })),
    },
  ];
}

function rewardField(homes: InLanguages<Home>): PassField[] {
  if (!homes.sv.points.active) return [];
  const inEach = (language: Language) =>
    nextReward(
      homes[language].points,
      homes[language].coupons.filter(({ kind }) => couponKindRules[kind].costsPoints),
    );
  if (!inEach("sv")) return [];
  const value = spoken((t, language) => {
    const next = inEach(language);
    return next?.kind === "left"
      ? t("wallet.left", { count: next.left, reward: inSentence(next.reward) })
      : t("wallet.allInReach");
  });
  return [{ key: "next", label: spoken((t) => t("wallet.next")), value }];
}

/** Returns a member's card as a wallet shows it. If `homes` is null, returns a void card without personal data. */
export function passContentOf(
  { config }: Pick<Services, "config">,
  chain: Chain,
  serial: string,
  homes: Homes,
): PassContent {
  const { cardFrom, onCard } = brandPalette(chain.brandColour).light;
  const profile = homes?.sv.profile;
  const name = profile && [profile.firstName, profile.lastName].filter(Boolean).join(" ");
  const club = spoken(() => clubLink(config, chain));
  return {
    serial,
    clubName: chain.commercialName,
    description: spoken((t) => t("wallet.description", { club: chain.commercialName })),
    membershipNumber: profile?.membershipId ?? null,
    colours: { ground: cardFrom, text: onCard },
    header: [],
    primary: homes ? pointField(homes) : [],
    secondary: [
      ...(homes ? rewardField(homes) : []),
      ...(name ? [{ key: "member", label: spoken((t) => t("wallet.member")), value: spoken(() => name) }] : []),
      ...(homes ? [] : [{ key: "void", label: spoken(() => ""), value: spoken((t) => t("wallet.ended")) }]),
    ],
    back: [
      { key: "how", label: spoken((t) => t("wallet.howTitle")), value: spoken((t) => t("wallet.how")) },
      { key: "club", label: spoken((t) => t("wallet.club")), value: club },
    ],
  };
}

/** Hashes a pass's content to detect changes. */
export const digestOf = (chain: Chain, content: PassContent): Buffer =>
  hash("sha256", JSON.stringify([content, chain.logoPath]), "buffer");
