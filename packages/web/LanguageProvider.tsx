import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import type { Messages } from "use-intl/core";
import { IntlProvider } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Phrases } from "#packages/i18n/shape.ts";

export type LoadedLanguage = { language: Language; messages: Phrases<Messages> };

type LanguageProviderProps = {
  first: LoadedLanguage;
  load: (language: Language) => Promise<LoadedLanguage>;
  /** The selected language, with notifications of its changes. */
  preference: { get: () => Language; subscribe: (listener: () => void) => () => void };
  timeZone: string;
  children: ReactNode;
};

/** Provides the phrases of the screens. A newly selected language replaces the old one once its phrases are loaded. */
export function LanguageProvider({
  first,
  load,
  preference: languageStore,
  timeZone,
  children,
}: LanguageProviderProps) {
  const next = useSyncExternalStore(languageStore.subscribe, languageStore.get);
  const [{ language, messages }, setLoaded] = useState(first);
  useEffect(() => {
    let stale = false;
    load(next).then((loaded) => {
      if (stale) return;
      document.documentElement.lang = next;
      setLoaded(loaded);
    });
    return () => {
      stale = true;
    };
  }, [next, load]);
  return (
    // Casts the messages: the compiled catalogues hold arrays where the types declare phrases.
    <IntlProvider locale={language} messages={messages as Messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
