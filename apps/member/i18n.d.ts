import type { Language } from "#packages/domain/translations/languages.ts";
import type { MemberPhrases } from "#packages/i18n/member/load.ts";

declare module "use-intl/core" {
  interface AppConfig {
    Messages: MemberPhrases;
    Locale: Language;
  }
}
