import { type Language, languages } from "#packages/domain/translations/languages.ts";
import type { FormTranslations } from "#packages/web/backoffice/translations/form-translations.ts";
import { emailStarters } from "../../i18n/email-starters.ts";
import type { MessageText, SendoutForm } from "../sendout-form.ts";
import { newBlock } from "./typed-blocks.ts";

export const emailStarterNames = Object.keys(emailStarters.sv) as EmailStarter[];
export type EmailStarter = keyof (typeof emailStarters)["sv"];

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
  name: EmailStarter,
  own: Language,
  translations: FormTranslations<MessageText>,
): Pick<SendoutForm, "subject" | "preheader" | "translations" | "blocks"> {
  const { subject, preheader, text, label } = emailStarters[own][name];
  const envelope = (language: Language) => {
    const started = emailStarters[language][name];
    return { ...translations[language], subject: started.subject, preheader: started.preheader };
  };
  const texts = translateOthers(own, (language) => ({ text: emailStarters[language][name].text }));
  const labels = translateOthers(own, (language) => ({ label: emailStarters[language][name].label }));
  return {
    subject,
    preheader,
    translations: { ...translations, ...translateOthers(own, envelope) },
    blocks: [newBlock("TEXT", { text, translations: texts }), newBlock("BUTTON", { label, translations: labels })],
  };
}
