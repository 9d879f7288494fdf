import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { usePagedList } from "#packages/web/backoffice/list-address/use-paged-list.ts";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";
import type { CompanyDocument, PlatformDocument } from "../../domain/platform-documents.ts";

export type DocumentRow = AnswerOf<"listDocuments">[number];
export type WrittenDocument = AnswerOf<"getDocument">;
export type Draft = AnswerOf<"saveDocumentDraft">;
export type Asked = AnswerOf<"listAskedDocuments">[number];
export type AcceptanceRow = AnswerOf<"listDocumentAcceptances">["rows"][number];

const name = "platform-documents";

export const documentsQuery = queryOptions({
  queryKey: [name],
  staleTime: 0,
  queryFn: ({ signal }) => call("listDocuments", {}, { signal }),
});

export const writtenQuery = (document: PlatformDocument) =>
  queryOptions({
    queryKey: [name, document],
    staleTime: 0,
    // A refetch on focus would replace the text during editing.
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => call("getDocument", { params: { document } }, { signal }),
  });

type AcceptanceFilters = { q?: string; sort?: string; show?: "WAITING" | "ACCEPTED" };

export const bringAcceptances = (document: CompanyDocument, query: AcceptanceFilters) =>
  call("exportDocumentAcceptances", { params: { document }, query });

export const useAcceptances = (document: CompanyDocument, filters: AcceptanceFilters) =>
  usePagedList({
    name: `acceptances ${document}`,
    filters,
    fetch: (pageQuery, signal) =>
      call("listDocumentAcceptances", { params: { document }, query: { ...filters, ...pageQuery } }, { signal }),
  });

type Name = "saveDocumentDraft" | "publishDocument" | "withdrawDocumentVersion";

/** Runs an action on a document and refetches all its data, also for its readers. */
export function useDocumentAct<K extends Name>(act: K) {
  const client = useQueryClient();
  return useAct({
    mutationFn: (input: Parameters<typeof call<K>>[1]) => call(act, input),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: ["document"] });
      await client.invalidateQueries({ queryKey: [name] });
    },
  });
}

/** The documents that the account's companies must accept. They change daily, so they are rarely refetched. */
export const askedQuery = queryOptions({
  queryKey: ["asked-documents"],
  staleTime: 15 * 60_000,
  queryFn: ({ signal }) => call("listAskedDocuments", {}, { signal }),
});

/** Accepts a document for the company and refetches the data it affects. */
export function useAcceptAsked() {
  const client = useQueryClient();
  return useAct({
    mutationFn: ({ companyId, document, version }: Asked) =>
      call("acceptCompanyDocument", { params: { id: companyId }, body: { document, version } }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: ["company-documents"] });
      void client.invalidateQueries({ queryKey: ["dataProtection"] });
      await client.invalidateQueries({ queryKey: askedQuery.queryKey });
    },
  });
}
