import { type Language, languages } from "#packages/domain/translations/languages.ts";
import type { FormTranslations } from "#packages/web/backoffice/translations/form-translations.ts";
import { emailStarters } from "../../i18n/email-starters.ts";
import type { MessageText, SendoutForm } from "../sendout-form.ts";
import { newBlock } from "./typed-blocks.ts";

export type EmailOccasion = keyof (typeof emailStarters)["sv"];
export type EmailStyle = keyof (typeof emailStarters)["sv"][EmailOccasion];
/** The occasion and style of a template. */
export type EmailStarter = { occasion: EmailOccasion; style: EmailStyle };

export const emailOccasions = Object.keys(emailStarters.sv) as EmailOccasion[];
export const emailStyles = Object.keys(emailStarters.sv.WELCOME) as EmailStyle[];

/** Returns the texts of a template in a language. */
export const starterIn = (language: Language, { occasion, style }: EmailStarter) =>
  emailStarters[language][occasion][style];

/** Returns the texts in all languages except the club's own. */
function translateOthers<Text extends string>(own: Language, textsIn: (language: Language) => Record<Text, string>) {
  return Object.fromEntries(
    languages.filter((language) => language !== own).map((language) => [language, textsIn(language)]),
  );
}

/**
 * Returns an empty e-mail filled from a template: in the club's language and in the others. Other typed texts remain.
 */
export function startedEmail(
  starter: EmailStarter,
  own: Language,
  translations: FormTranslations<MessageText>,
): Pick<SendoutForm, "subject" | "preheader" | "translations" | "blocks"> {
  const { subject, preheader, text, label } = starterIn(own, starter);
  const envelope = (language: Language) => {
    const started = starterIn(language, starter);
    return { ...translations[language], subject: started.subject, preheader: started.preheader };
  };
  const texts = translateOthers(own, (language) => ({ text: starterIn(language, starter).text }));
  const labels = translateOthers(own, (language) => ({ label: starterIn(language, starter).label }));
  return {
    subject,
    preheader,
    translations: { ...translations, ...translateOthers(own, envelope) },
    blocks: [
      newBlock("TEXT", { text, translations: texts }),
      // The merchant chooses the coupon.
      ...(starter.style === "OFFER" ? [newBlock("COUPON")] : []),
      newBlock("BUTTON", { label, translations: labels }),
    ],
  };
}
