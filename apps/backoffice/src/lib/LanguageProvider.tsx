import type { Language } from "@stammis/domain/clubs/languages";
import { type BackofficePhrases, catalogues } from "@stammis/i18n/backoffice/load";
import type { Phrases } from "@stammis/i18n/shape";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { IntlProvider } from "use-intl/react";
import { shownLanguage } from "./shown-language.ts";

type Loaded = { language: Language; messages: Phrases<BackofficePhrases> };

export async function loadLanguage(language: Language): Promise<Loaded> {
  return { language, messages: (await catalogues[language]()).catalogue };
}

type LanguageProviderProps = { first: Loaded; children: ReactNode };

/** The screens' words. A newly chosen language replaces the old once its phrases are here. */
export function LanguageProvider({ first, children }: LanguageProviderProps) {
  const wanted = useSyncExternalStore(shownLanguage.subscribe, shownLanguage.get);
  const [{ language, messages }, setLoaded] = useState(first);
  useEffect(() => {
    let stale = false;
    loadLanguage(wanted).then((loaded) => {
      if (stale) return;
      document.documentElement.lang = wanted;
      setLoaded(loaded);
    });
    return () => {
      stale = true;
    };
  }, [wanted]);
  return (
    // The compiled catalogues hold arrays where the types say phrases.
    <IntlProvider locale={language} messages={messages as BackofficePhrases} timeZone="Europe/Stockholm">
      {children}
    </IntlProvider>
  );
}
