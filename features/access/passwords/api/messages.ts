import type { Content } from "#features/messages/letters/api/content.ts";
import { messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import { resetLinkHours } from "#packages/domain/limits.ts";
import type { Language } from "#packages/domain/translations/languages.ts";

/** A link to choose a new password with. `name` is the club's, or the product's for staff. */
export function passwordResetContent(language: Language, name: string, link: string): Content {
  const t = messagePhrases(language);
  return {
    letter: {
      subject: t("passwordReset.subject"),
      heading: t("passwordReset.heading"),
      paragraphs: [t("passwordReset.text", { name })],
      button: { label: t("passwordReset.button"), url: link },
      notes: [t("layout.resetValidity", { hours: resetLinkHours }), t("passwordReset.ignore")],
    },
    sms: t("passwordReset.sms", { name, link }),
  };
}

/** Tells the owner of an address, should it not have been them. */
export function passwordChangedContent(language: Language, name: string, link: string): Content {
  const t = messagePhrases(language);
  const text = t("passwordChanged.text", { name });
  return {
    letter: {
      subject: t("passwordChanged.subject"),
      heading: t("passwordChanged.heading"),
      paragraphs: [text],
      button: { label: t("passwordChanged.button"), url: link },
      notes: [],
    },
    sms: text,
  };
}

/** Who changed it by knowing the old one stays where they are, and has been signed out everywhere else. */
export function ownPasswordChangedContent(language: Language, name: string, link: string): Content {
  const t = messagePhrases(language);
  const { letter } = passwordChangedContent(language, name, link);
  return {
    letter: { ...letter, paragraphs: [t("passwordChanged.others", { name })] },
    sms: t("passwordChanged.sms", { name, link }),
  };
}
