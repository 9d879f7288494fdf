import type { VersionFacts } from "#features/clubs/settings/api/terms-queries.ts";
import type { Letter } from "#features/messages/letters/api/render-letter.ts";
import { messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { sayDay } from "#packages/i18n/say-day.ts";
import type { Config } from "#packages/server/config.ts";
import { clubLink } from "#packages/server/messaging/links.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Telling } from "./queries.ts";

/** The version of a mail. */
type LetterVersion = Pick<VersionFacts, "kind" | "appliesOn" | "asksAgain">;

/** Returns the mail about a version: it will apply, or was withdrawn. */
export function termsLetter(config: Config, chain: Chain, version: LetterVersion, what: Telling) {
  const path = version.kind === "PRIVACY" ? "/terms/privacy" : "/terms/membership";
  const url = clubLink(config, chain, path);
  const text = version.kind === "PRIVACY" ? "PRIVACY" : "MEMBERSHIP";
  return (language: Language): Letter => {
    const t = messagePhrases(language);
    const facts = { text, name: chain.commercialName, day: sayDay(version.appliesOn, language) } as const;
    if (what === "TAKEN_BACK")
      return {
        subject: t("termsTakenBack.subject", facts),
        heading: t("termsTakenBack.heading"),
        paragraphs: [t("termsTakenBack.text", facts)],
        button: { label: t("termsTakenBack.button"), url },
        notes: [],
      };
    return {
      subject: t("termsChanged.subject", facts),
      heading: t("termsChanged.heading", facts),
      paragraphs: [t("termsChanged.text", facts), t(version.asksAgain ? "termsChanged.asks" : "termsChanged.asksNot")],
      button: { label: t("termsChanged.button"), url },
      notes: [t("termsChanged.why")],
    };
  };
}
