import type { Language } from "@stammis/domain/languages";
import { activationLinkDays, trialDays } from "@stammis/domain/limits";
import { messagePhrases } from "@stammis/i18n/messages/phrases";
import type { Letter } from "../../messaging/layout.ts";
import type { Content, MessageKind } from "../messages/content.ts";

export type ClubPhrase = "memberActivation" | "memberInvitation" | "alreadyMember";
export type OfficePhrase =
  | "merchantActivation"
  | "merchantInvitation"
  | "alreadyRegistered"
  | "staffInvitation"
  | "staffAccess";

export const kindOf: Record<ClubPhrase | OfficePhrase, MessageKind> = {
  memberActivation: "MEMBER_ACTIVATION",
  memberInvitation: "MEMBER_INVITATION",
  alreadyMember: "ALREADY_MEMBER",
  merchantActivation: "MERCHANT_ACTIVATION",
  merchantInvitation: "MERCHANT_INVITATION",
  alreadyRegistered: "ALREADY_REGISTERED",
  staffInvitation: "STAFF_INVITATION",
  staffAccess: "STAFF_ACCESS",
};

/** What a club writes to someone who would join it, or has already. */
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

/** What the product writes to those who run a club; `name` is their company's or club's. */
export function officeLetter(phrase: OfficePhrase, language: Language, name: string, link: string): Letter {
  const t = messagePhrases(language);
  const opensOnce = phrase !== "alreadyRegistered" && phrase !== "staffAccess";
  const trial = phrase === "merchantActivation" ? [t("merchantActivation.trial", { days: trialDays })] : [];
  return {
    subject: t(`${phrase}.subject`, { name }),
    heading: t(`${phrase}.heading`, { name }),
    paragraphs: [t(`${phrase}.text`, { name }), ...trial],
    button: { label: t(`${phrase}.button`), url: link },
    notes: [...(opensOnce ? [t("layout.activationValidity", { days: activationLinkDays })] : []), t("layout.ignore")],
  };
}
