import type { Language } from "#packages/domain/translations/languages.ts";
import type { BackofficePhrases } from "./i18n/load.ts";

declare module "use-intl/core" {
  interface AppConfig {
    Messages: BackofficePhrases;
    Locale: Language;
  }
}
