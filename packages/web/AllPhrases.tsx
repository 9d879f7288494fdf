import { type ReactNode, use } from "react";
import type { Messages } from "use-intl/core";
import { IntlProvider, useLocale, useTimeZone } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { LoadedLanguage } from "./LanguageProvider.tsx";

type AllPhrasesProps = {
  load: (language: Language) => Promise<LoadedLanguage["messages"]>;
  children: ReactNode;
};

/** Provides all phrases to the screens that need more than the first ones. */
export function AllPhrases({ load, children }: AllPhrasesProps) {
  const language = useLocale();
  const timeZone = useTimeZone();
  return (
    // Casts the messages: the compiled catalogues hold arrays where the types declare phrases.
    <IntlProvider locale={language} messages={use(load(language)) as Messages} {...(timeZone && { timeZone })}>
      {children}
    </IntlProvider>
  );
}
