import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useProblemText } from "../../problem.ts";
import { unsavedLanguage } from "../../unsaved-language.ts";
import { call } from "../session/api.ts";
import { queryClient } from "../session/query-client.ts";
import { accessQuery } from "../session/session.ts";
import { sessionStore } from "../session/session-store.ts";
import { shownLanguage } from "./shown-language.ts";

/**
 * Returns the screens' language and its setter, which also saves it on the account when signed in. Spec §7 "Profile".
 */
export function useLanguageChoice() {
  const shell = useTranslations("shell");
  const problemText = useProblemText();
  const toast = useToast();
  const language = useSyncExternalStore(shownLanguage.subscribe, shownLanguage.get);
  const choose = (next: Language) => {
    unsavedLanguage.set(next);
    shownLanguage.set(next);
    if (!sessionStore.get()) return;
    call("updateLanguage", { body: { language: next } }).then(
      () => queryClient.invalidateQueries(accessQuery),
      (error) => toast({ variant: "error", text: problemText(error, shell("languageFailed")) }),
    );
  };
  return { language, choose };
}

/** Shows the language of the loaded account, or saves the language that was chosen in this tab before. */
export function useAccountLanguage(language: Language | undefined): void {
  const { choose } = useLanguageChoice();
  const follow = useEffectEvent((saved: Language) => {
    const chosen = unsavedLanguage.get();
    if (chosen && chosen !== saved) return choose(chosen);
    unsavedLanguage.forget();
    shownLanguage.set(saved);
  });
  useEffect(() => {
    if (language) follow(language);
  }, [language]);
}
