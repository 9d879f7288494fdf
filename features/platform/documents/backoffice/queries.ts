import { queryOptions } from "@tanstack/react-query";
import { useLocale } from "use-intl/react";
import type { Language } from "#packages/domain/translations/languages.ts";
import { call } from "#packages/web/backoffice/session/api.ts";
import type { PlatformDocument } from "../domain/platform-documents.ts";

/** A version of a platform document in a language; without `version` the one in force. */
export const readingQuery = (document: PlatformDocument, language: Language, version?: string) =>
  queryOptions({
    queryKey: ["document", document, language, version ?? "now"],
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) =>
      call("readDocument", { params: { document }, query: { language, ...(version && { version }) } }, { signal }),
  });

/** Returns the same query in the language of the screen. */
export const useReadingQuery = (document: PlatformDocument, version?: string) =>
  readingQuery(document, useLocale(), version);
