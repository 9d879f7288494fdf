import type { Content } from "#features/messages/letters/api/content.ts";
import { messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { undoMergeDays } from "../domain/undo-merge.ts";

type Role = "kept" | "other";
type Write = (language: Language, name: string, link: string) => Content;

/** Returns the message to one of the two merged memberships: which one signs in from now on, and how to object. */
export const mergedContent =
  (role: Role): Write =>
  (language, name, link) => {
    const t = messagePhrases(language);
    return {
      letter: {
        subject: t("membershipsMerged.subject", { name }),
        heading: t("membershipsMerged.heading"),
        paragraphs: [t("membershipsMerged.text", { name }), t(`membershipsMerged.how.${role}`)],
        button: { label: t("membershipsMerged.button"), url: link },
        notes: [t("membershipsMerged.wrong", { days: undoMergeDays })],
      },
      sms: t(`membershipsMerged.sms.${role}`, { name, link }),
    };
  };

/** Returns the message to one of the two memberships after an undo. */
export const separatedContent =
  (role: Role): Write =>
  (language, name, link) => {
    const t = messagePhrases(language);
    return {
      letter: {
        subject: t("membershipsSeparated.subject", { name }),
        heading: t("membershipsSeparated.heading"),
        paragraphs: [t("membershipsSeparated.text", { name }), t(`membershipsSeparated.how.${role}`)],
        button: { label: t("membershipsMerged.button"), url: link },
        notes: [t("membershipsSeparated.wrong")],
      },
      sms: t(`membershipsSeparated.sms.${role}`, { name, link }),
    };
  };
