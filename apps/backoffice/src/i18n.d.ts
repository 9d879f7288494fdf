import type { Language } from "@stammis/domain/clubs/languages";
import type { BackofficePhrases } from "@stammis/i18n/backoffice/load";

declare module "use-intl/core" {
  interface AppConfig {
    Messages: BackofficePhrases;
    Locale: Language;
  }
}
