import type { Language } from "#features/clubs/settings/domain/languages.ts";
import type { MemberPhrases } from "#packages/i18n/member/load.ts";

declare module "use-intl/core" {
  interface AppConfig {
    Messages: MemberPhrases;
    Locale: Language;
  }
}
