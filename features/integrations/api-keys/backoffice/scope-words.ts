import { useTranslations } from "use-intl/react";
import type { ApiScope } from "#packages/domain/access/api-scopes.ts";

/** Phrases have no colon in their keys. */
type Phrase<Scope extends string> = Scope extends `${infer Thing}:${infer Act}` ? `${Thing}_${Act}` : never;

/** What a scope lets a key do, in words. */
export function useScopeWords(): (scope: ApiScope) => string {
  const t = useTranslations("apiKeys.scopes");
  return (scope) => t(scope.replace(":", "_") as Phrase<ApiScope>);
}
