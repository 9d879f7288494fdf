import { useTranslations } from "use-intl/react";
import type { ApiScope } from "#packages/domain/access/api-scopes.ts";

/** Phrase keys cannot contain a colon. */
type Phrase<Scope extends string> = Scope extends `${infer Thing}:${infer Act}` ? `${Thing}_${Act}` : never;

/** Returns a scope's meaning in words. */
export function useScopeWords(): (scope: ApiScope) => string {
  const t = useTranslations("apiKeys.scopes");
  return (scope) => t(scope.replace(":", "_") as Phrase<ApiScope>);
}
