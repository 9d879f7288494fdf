import { paths } from "#features/office-paths.ts";
import { trialDays } from "#packages/domain/limits.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { OpenPages } from "#packages/server/request/front-page.ts";
import { frontPhrases } from "../i18n/page/phrases.ts";

/** Returns the titles and descriptions of the pages before the sign-in that search engines may list. */
export function openPages(language: Language): OpenPages {
  const t = frontPhrases(language);
  return {
    [paths.login]: { title: t("login.title"), description: t("login.description") },
    [paths.onboarding]: { title: t("signUp.title"), description: t("signUp.description", { days: String(trialDays) }) },
  };
}
