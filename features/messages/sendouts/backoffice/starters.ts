import { type Language, languages } from "#packages/domain/translations/languages.ts";
import { formTranslations } from "#packages/web/backoffice/translations/form-translations.ts";
import { type OccasionKind, occasionKinds } from "../domain/occasions.ts";
import { sendoutStarters } from "../i18n/sendout-starters.ts";
import { firstAmounts } from "./occasion/occasion-form.ts";
import { emptySendout, messageTexts, type SendoutForm } from "./sendout-form.ts";

/** Returns an occasion's name in an address: `points-expiring`. */
export const starterOf = (kind: OccasionKind) => kind.toLowerCase().replaceAll("_", "-");
export const occasionOf = (starter: string | undefined) => occasionKinds.find((kind) => starterOf(kind) === starter);

/** Returns the form of a new automatic sendout: a text in the club's language, and in the others. */
export function startedForm(occasion: OccasionKind, own: Language): SendoutForm {
  const others = languages.filter((language) => language !== own);
  const translated = others.map((language) => [language, { smsText: sendoutStarters[language][occasion].sms }]);
  return {
    ...emptySendout,
    bySms: true,
    byEmail: false,
    name: sendoutStarters[own][occasion].name,
    smsText: sendoutStarters[own][occasion].sms,
    translations: formTranslations(messageTexts, Object.fromEntries(translated)),
    byItself: true,
    occasion,
    amount: firstAmounts[occasion],
  };
}
