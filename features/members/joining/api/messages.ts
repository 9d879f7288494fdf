import type { ClubMessageKind, Content } from "#features/messages/letters/api/content.ts";
import { messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import { countSegments } from "#features/messages/sms/domain/segments.ts";
import { activationLinkDays, pendingPurchaseDays } from "#packages/domain/limits.ts";
import type { Language } from "#packages/domain/translations/languages.ts";

export type ClubPhrase = "memberActivation" | "memberInvitation" | "alreadyMember";

export const kindOf: Record<ClubPhrase, ClubMessageKind> = {
  memberActivation: "MEMBER_ACTIVATION",
  memberInvitation: "MEMBER_INVITATION",
  alreadyMember: "ALREADY_MEMBER",
};

/** Returns a club's message to a person who may join or is already a member. */
export function clubContent(phrase: ClubPhrase, language: Language, name: string, link: string): Content {
  const t = messagePhrases(language);
  const opensOnce = phrase !== "alreadyMember";
  return {
    letter: {
      subject: t(`${phrase}.subject`, { name }),
      heading: t(`${phrase}.heading`),
      paragraphs: [t(`${phrase}.text`, { name })],
      button: { label: t(`${phrase}.button`), url: link },
      notes: [...(opensOnce ? [t("layout.activationValidity", { days: activationLinkDays })] : []), t("layout.ignore")],
    },
    sms: t(`${phrase}.sms`, { name, link }),
  };
}

/** The pending points and stamps for a person who may join. */
export interface Waiting {
  points: number;
  stamps: number;
}

/** Returns "85 poäng väntar på dig", or the same with stamps. */
function pendingWords(language: Language, waiting: Waiting): string {
  const { points, stamps } = waiting;
  const phrase = stamps === 0 ? "pendingPoints" : points === 0 ? "pendingStamps" : "pendingBoth";
  return messagePhrases(language)(`memberInvitation.${phrase}`, { points, stamps });
}

/**
 * Returns a club's invitation. The e-mail begins with the pending amounts. The SMS contains them if it still costs one
 * credit.
 */
export function invitationContent(language: Language, name: string, link: string, waiting: Waiting): Content {
  const plain = clubContent("memberInvitation", language, name, link);
  const count = waiting.points + waiting.stamps;
  if (count === 0) return plain;
  const t = messagePhrases(language);
  const text = t("memberInvitation.pendingText", { count, days: pendingPurchaseDays });
  const paragraphs = [text, ...plain.letter.paragraphs];
  const shortened = waiting.points > 0 ? [waiting, { ...waiting, stamps: 0 }] : [waiting];
  const texts = shortened.map((each) => {
    // The special spaces in large numbers are not in GSM-7, so they become plain spaces.
    const words = pendingWords(language, each).replace(/\s/g, " ");
    return t("memberInvitation.pendingSms", { name, link, waiting: words });
  });
  return {
    letter: { ...plain.letter, heading: pendingWords(language, waiting), paragraphs },
    sms: texts.find((sms) => countSegments(sms) === 1) ?? plain.sms,
  };
}
