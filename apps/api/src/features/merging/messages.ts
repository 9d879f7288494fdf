import type { Language } from "@stammis/domain/clubs/languages";
import { undoMergeDays } from "@stammis/domain/merging/undo-merge";
import { messagePhrases } from "@stammis/i18n/messages/phrases";
import type { Content } from "../messages/content.ts";

/** To who had two memberships: what became of them, and that it can be put right. */
export function mergedContent(language: Language, name: string, link: string): Content {
  const t = messagePhrases(language);
  return {
    letter: {
      subject: t("membershipsMerged.subject", { name }),
      heading: t("membershipsMerged.heading"),
      paragraphs: [t("membershipsMerged.text", { name }), t("membershipsMerged.how")],
      button: { label: t("membershipsMerged.button"), url: link },
      notes: [t("membershipsMerged.wrong", { days: undoMergeDays })],
    },
    sms: t("membershipsMerged.sms", { name, link }),
  };
}
