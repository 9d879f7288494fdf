import { useQueryClient } from "@tanstack/react-query";
import { homeQuery } from "#packages/web/member/club/home.ts";
import { subdomain } from "#packages/web/member/club/subdomain.ts";
import { call } from "#packages/web/member/session/api.ts";
import { startSession } from "#packages/web/member/session/session.ts";
import type { Session } from "#packages/web/member/session/session-store.ts";

/** Opens a member's session and prefetches the data of every page; an error there shows on the page itself. */
export function useEnter() {
  const client = useQueryClient();
  return async (session: Session) => {
    startSession(session);
    await client.prefetchQuery(homeQuery);
  };
}

export const signIn = (username: string, password: string) =>
  call("logInMember", { params: { subdomain }, body: { username, password } });
