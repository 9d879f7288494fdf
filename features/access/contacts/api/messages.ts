import type { Content } from "#features/messages/letters/api/content.ts";
import { messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import { contactLinkHours } from "#packages/domain/limits.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";

/** `name`: the club's name, or the product's name in messages to staff. `byStaff`: staff typed the new address. */
interface Addressing {
  language: Language;
  name: string;
  link: string;
  byStaff?: boolean;
}

/** Returns the message to the new address with the confirmation link. */
export function proofContent({ language, name, link, byStaff = false }: Addressing): Content {
  const t = messagePhrases(language);
  return {
    letter: {
      subject: t("contactProof.subject"),
      heading: t("contactProof.heading"),
      paragraphs: [t(byStaff ? "contactProof.textByStaff" : "contactProof.text", { name })],
      button: { label: t("contactProof.button"), url: link },
      notes: [t("layout.resetValidity", { hours: contactLinkHours }), t("contactProof.ignore")],
    },
    sms: t("contactProof.sms", { name, link }),
  };
}

/** Returns the notice to the owner of an address that another person has requested. */
export function takenContent({ language, name, link }: Addressing): Content {
  const t = messagePhrases(language);
  return {
    letter: {
      subject: t("contactTaken.subject", { name }),
      heading: t("contactTaken.heading"),
      paragraphs: [t("contactTaken.text", { name })],
      button: { label: t("contactTaken.button"), url: link },
      notes: [t("layout.ignore")],
    },
    sms: t("contactTaken.sms", { name, link }),
  };
}

/** Returns the notice to the current e-mail about a pending change. */
export function askedLetter(
  { language, name, link, byStaff = false }: Addressing,
  channel: Channel,
): Content["letter"] {
  const t = messagePhrases(language);
  return {
    subject: t("contactAsked.subject"),
    heading: t("contactAsked.heading"),
    paragraphs: [t(byStaff ? "contactAsked.textByStaff" : "contactAsked.text", { name, channel })],
    button: { label: t("contactAsked.button"), url: link },
    notes: [],
  };
}

/** Returns the notice to the replaced address. */
export function changedContent({ language, name, link }: Addressing, channel: Channel): Content {
  const t = messagePhrases(language);
  return {
    letter: {
      subject: t("contactChanged.subject", { name }),
      heading: t("contactChanged.heading"),
      paragraphs: [t("contactChanged.text", { name, channel })],
      button: { label: t("contactChanged.button"), url: link },
      notes: [],
    },
    sms: t("contactChanged.sms", { name, link }),
  };
}
