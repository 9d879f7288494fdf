import type { Letter } from "#features/messages/letters/api/render-letter.ts";
import { messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import type { Language } from "#packages/domain/translations/languages.ts";

/**
 * Announces a new message; `name` is the company, for the platform. The text is shown only where it can be answered.
 */
export function noticeLetter(
  language: Language,
  link: string,
  { byPlatform, name }: { byPlatform: boolean; name: string },
): Letter {
  const t = messagePhrases(language);
  const kind = byPlatform ? "supportAnswer" : "supportQuestion";
  return {
    subject: t(`${kind}.subject`, { name }),
    heading: t(`${kind}.heading`),
    paragraphs: [t(`${kind}.text`, { name })],
    button: { label: t(`${kind}.button`), url: link },
    notes: [],
  };
}
