import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";

export type TermsKind = "membership" | "privacy";
export type TermsState = AnswerOf<"getTerms">;
export type TermsVersion = AnswerOf<"getTermsVersion">;
export type TermsTexts = TermsState["texts"];
/** A text with its version, or the version that it is based on. */
export type BegunTexts = Pick<TermsState, "texts" | "version">;
export type Terms = TermsTexts["sv"];
export type Paragraph = Terms["termsParagraphs"][number];

export const termsQuery = (kind: TermsKind) =>
  queryOptions({
    queryKey: ["terms", kind],
    queryFn: ({ signal }) => call("getTerms", { params: { kind } }, { signal }),
    // A refetch must not replace text while the user writes.
    refetchOnWindowFocus: false,
  });

/** Loads a version as it was published; only its state can change. */
export const termsVersionQuery = (kind: TermsKind, version: string) =>
  queryOptions({
    queryKey: ["terms", kind, "version", version],
    queryFn: ({ signal }) => call("getTermsVersion", { params: { kind, version: Number(version) } }, { signal }),
  });

/** Saves a draft; the editor shows it when opened again. */
export function useSendDraft(kind: TermsKind) {
  const client = useQueryClient();
  return useCallback(
    async (body: BegunTexts) => {
      const { version } = await call("saveTermsDraft", { params: { kind }, body });
      const { texts } = body;
      client.setQueryData(termsQuery(kind).queryKey, (state) => state && { ...state, texts, version, changed: true });
      return { version };
    },
    [client, kind],
  );
}

/** Withdraws a version that does not apply yet. */
export function useTakeBackTerms(kind: TermsKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => call("takeBackTerms", { params: { kind, version } }),
    onSuccess: () => client.invalidateQueries(),
  });
}

/** Refetches what depends on published terms: points, invitations, the start guide. */
export function usePublishTerms(kind: TermsKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BegunTexts & { appliesOn?: string; asksAgain: boolean }) =>
      call("publishTerms", { params: { kind }, body }),
    onSuccess: () => client.invalidateQueries(),
  });
}
