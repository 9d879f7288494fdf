import type { Content } from "#features/messages/letters/api/content.ts";
import { messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { signInCodeMinutes } from "../domain/sign-in-code.ts";

/** Returns the message with a sign-in code. `link`: the page where the code is typed. */
export function signInCodeContent(language: Language, name: string, { code, link }: { code: string; link: string }) {
  const t = messagePhrases(language);
  const minutes = signInCodeMinutes;
  return {
    letter: {
      subject: t("signInCode.subject", { code }),
      heading: code,
      paragraphs: [t("signInCode.text", { name, minutes })],
      button: { label: t("signInCode.button"), url: link },
      notes: [t("signInCode.ignore")],
    },
    sms: t("signInCode.sms", { name, code, minutes }),
  } satisfies Content;
}
