import type { Content } from "#features/messages/letters/api/content.ts";
import { messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import { resetLinkHours } from "#packages/domain/limits.ts";
import type { Language } from "#packages/domain/translations/languages.ts";

/** Returns the message with a link to choose a new password. `name`: the club's, or the product's for staff. */
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

/** Returns the notice of a changed password, in case the owner did not change it. */
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

/** Like `passwordChangedContent`, for a change with the current password: this session stays, all others end. */
export function ownPasswordChangedContent(language: Language, name: string, link: string): Content {
  const t = messagePhrases(language);
  const { letter } = passwordChangedContent(language, name, link);
  return {
    letter: { ...letter, paragraphs: [t("passwordChanged.others", { name })] },
    sms: t("passwordChanged.sms", { name, link }),
  };
}
