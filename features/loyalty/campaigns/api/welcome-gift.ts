import { messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import { type Translations, textsIn } from "#packages/domain/translations/translations.ts";
import type { Build } from "#packages/server/db/build.ts";
import { translationsColumn } from "#packages/server/db/translations-column.ts";
import { isCurrent } from "./queries.ts";

/** Selects the name of the welcome offer that a member who joins today gets: at most one. */
export function selectWelcomeGift(db: Build, today: Temporal.PlainDate) {
  return db
    .selectFrom("campaign")
    .select(["campaign.name", translationsColumn<"name">("campaign.translations").as("translations")])
    .where(isCurrent(today))
    .where("welcome_offer", "=", true);
}

type Gift = { name: string; translations: Translations<"name"> };

/**
 * Returns the line that announces the welcome gift, in each language: the same on posters, on the club's page and on
 * the page to join. Null without a gift, and while the club's subscription has lapsed.
 */
export function welcomeGiftLines(
  gift: Gift | undefined,
  { suspended }: Pick<ClubDay, "suspended">,
): Record<Language, string> | null {
  if (!gift || suspended) return null;
  const lineIn = (language: Language) =>
    messagePhrases(language)("poster.welcomeOffer", { offer: textsIn(gift, gift.translations, language).name });
  return Object.fromEntries(languages.map((language) => [language, lineIn(language)])) as Record<Language, string>;
}
