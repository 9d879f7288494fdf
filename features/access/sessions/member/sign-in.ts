import { useQueryClient } from "@tanstack/react-query";
import { homeQuery } from "#packages/web/member/club/home.ts";
import { subdomain } from "#packages/web/member/club/subdomain.ts";
import { useLanguageChoice } from "#packages/web/member/language/use-language-choice.ts";
import { call } from "#packages/web/member/session/api.ts";
import { startSession } from "#packages/web/member/session/session.ts";
import type { Session } from "#packages/web/member/session/session-store.ts";
import { visitorLanguage } from "#packages/web/visitor-language.ts";

/**
 * Opens a member's session and prefetches the data of every page; an error there shows on the page itself. A language
 * that the visitor has just chosen becomes the member's, so that the page keeps it.
 */
export function useEnter() {
  const client = useQueryClient();
  const chooseLanguage = useLanguageChoice();
  return async (session: Session) => {
    startSession(session);
    await client.prefetchQuery(homeQuery);
    const chosen = visitorLanguage.take();
    const former = client.getQueryData(homeQuery.queryKey)?.profile.language;
    if (chosen && former && chosen !== former) await chooseLanguage(chosen);
  };
}

export const signIn = (username: string, password: string) =>
  call("logInMember", { params: { subdomain }, body: { username, password } });
