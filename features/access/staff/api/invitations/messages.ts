import type { PlatformMessageKind } from "#features/messages/letters/api/content.ts";
import type { Letter } from "#features/messages/letters/api/render-letter.ts";
import { messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import { activationLinkDays, trialDays } from "#packages/domain/limits.ts";
import type { Language } from "#packages/domain/translations/languages.ts";

export type InvitationPhrase = "merchantActivation" | "merchantInvitation" | "staffInvitation";

export const kindOf: Record<InvitationPhrase, PlatformMessageKind> = {
  merchantActivation: "MERCHANT_ACTIVATION",
  merchantInvitation: "MERCHANT_INVITATION",
  staffInvitation: "STAFF_INVITATION",
};

/** Returns the mail to an invited person; `name`: the company or club, `inviter`: the inviter's name, if any. */
export function invitationLetter(
  phrase: InvitationPhrase,
  language: Language,
  { name, inviter, link }: { name: string; inviter: string; link: string },
): Letter {
  const t = messagePhrases(language);
  const more = {
    merchantActivation: [t("merchantActivation.trial", { days: trialDays })],
    merchantInvitation: [],
    staffInvitation: [
      ...(inviter ? [t("staffInvitation.from", { inviter })] : []),
      t("staffInvitation.yours", { name }),
    ],
  };
  return {
    subject: t(`${phrase}.subject`, { name }),
    heading: t(`${phrase}.heading`),
    paragraphs: [t(`${phrase}.text`, { name }), ...more[phrase]],
    button: { label: t(`${phrase}.button`), url: link },
    notes: [t("layout.activationValidity", { days: activationLinkDays }), t("layout.ignore")],
  };
}
