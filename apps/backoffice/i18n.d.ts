import type { Language } from "#packages/domain/translations/languages.ts";
import type { BackofficePhrases } from "#packages/i18n/backoffice/load.ts";

declare module "use-intl/core" {
  interface AppConfig {
    Messages: BackofficePhrases;
    Locale: Language;
  }
}
