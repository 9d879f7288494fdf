import type { Language } from "@stammis/domain/clubs/languages";
import type { MemberPhrases } from "@stammis/i18n/member/load";

declare module "use-intl/core" {
  interface AppConfig {
    Messages: MemberPhrases;
    Locale: Language;
  }
}
