import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { useProblemText } from "../../problem.ts";
import { visitorLanguage } from "../../visitor-language.ts";
import { homeQuery } from "../club/home.ts";
import { call } from "../session/api.ts";
import { sessionStore } from "../session/session-store.ts";
import { shownLanguage } from "./shown-language.ts";

/**
 * Returns the function that sets the screens' language; a member's choice is saved in the profile. Spec §7 "Profile".
 */
export function useLanguageChoice() {
  const shell = useTranslations("shell");
  const problemText = useProblemText();
  const toast = useToast();
  const client = useQueryClient();
  return async (language: Language) => {
    shownLanguage.choose(language);
    // Refetches the data, because the server also sends the club's texts in this language.
    const askAnew = () => void client.invalidateQueries();
    if (!sessionStore.get()) {
      visitorLanguage.choose(language);
      return askAnew();
    }
    // Cancels the pending request for home, because its answer still has the former language.
    await client.cancelQueries({ queryKey: homeQuery.queryKey });
    client.setQueryData(homeQuery.queryKey, (home) => home && { ...home, profile: { ...home.profile, language } });
    await call("updateLanguage", { body: { language } }).then(askAnew, (error: unknown) =>
      toast({ variant: "error", text: problemText(error, shell("languageFailed")) }),
    );
  };
}
