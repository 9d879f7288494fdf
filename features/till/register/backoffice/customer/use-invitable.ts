import { useQuery } from "@tanstack/react-query";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { contactIn } from "./search-words.ts";

/** Returns the typed contact and why it cannot be invited: null if it can, undefined while loading. */
export function useInvitable(text: string) {
  const prefix = prefixForLanguage(useChain().language);
  const contact = contactIn(text);
  const query = useQuery({
    queryKey: ["till", "invitable", prefix, contact],
    // The numbering plans are larger than the till, so they load on demand.
    queryFn: async () => (await import("./invitable.ts")).contactProblem(contact ?? "", prefix),
    enabled: contact !== null,
    networkMode: "always",
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // If the plans do not load, the server decides.
  return { contact, problem: query.isError ? null : query.data };
}
