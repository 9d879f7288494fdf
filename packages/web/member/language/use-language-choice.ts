import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useProblemText } from "../../problem.ts";
import { unsavedLanguage } from "../../unsaved-language.ts";
import { call } from "../session/api.ts";
import { isSignedIn } from "../session/session.ts";
import { shownLanguage } from "./shown-language.ts";

/**
 * Returns the function that sets the screens' language; a member's choice is saved in the profile. Spec §7 "Profile".
 */
export function useLanguageChoice() {
  const shell = useTranslations("shell");
  const problemText = useProblemText();
  const toast = useToast();
  const client = useQueryClient();
  return (language: Language) => {
    unsavedLanguage.set(language);
    shownLanguage.choose(language);
    // Refetches the data, because the server also sends the club's texts in this language.
    const refetch = () => void client.invalidateQueries();
    if (!isSignedIn()) return refetch();
    call("updateLanguage", { body: { language } }).then(refetch, (error: unknown) =>
      toast({ variant: "error", text: problemText(error, shell("languageFailed")) }),
    );
  };
}

/** Shows the language of the loaded profile, or saves the language that was chosen in this tab before. */
export function useProfileLanguage(language: Language | undefined): void {
  const choose = useLanguageChoice();
  const follow = useEffectEvent((saved: Language) => {
    const chosen = unsavedLanguage.get();
    if (chosen && chosen !== saved) return choose(chosen);
    unsavedLanguage.forget();
    shownLanguage.choose(saved);
  });
  useEffect(() => {
    if (language) follow(language);
  }, [language]);
}
