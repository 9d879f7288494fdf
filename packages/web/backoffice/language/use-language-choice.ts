import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useProblemText } from "../../problem.ts";
import { visitorLanguage } from "../../visitor-language.ts";
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
    shownLanguage.set(next);
    if (!sessionStore.get()) return visitorLanguage.choose(next);
    queryClient.setQueryData(accessQuery.queryKey, (access) => access && { ...access, language: next });
    call("updateLanguage", { body: { language: next } }).catch((error) =>
      toast({ variant: "error", text: problemText(error, shell("languageFailed")) }),
    );
  };
  return { language, choose };
}

/** Shows the account's language. A language that the visitor chose before the sign-in becomes the account's. */
export function useAccountLanguage(language: Language | undefined): void {
  const { choose } = useLanguageChoice();
  const follow = useEffectEvent((own: Language) => {
    const chosen = visitorLanguage.take();
    if (chosen && chosen !== own) choose(chosen);
    else shownLanguage.set(own);
  });
  useEffect(() => {
    if (language) follow(language);
  }, [language]);
}
