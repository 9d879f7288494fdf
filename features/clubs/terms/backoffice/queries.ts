import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";

export type TermsKind = "membership" | "privacy";
export type TermsState = AnswerOf<"getTerms">;
export type TermsVersion = AnswerOf<"getTermsVersion">;
export type TermsTexts = TermsState["texts"];
/** A text with the version it is, or began from. */
export type BegunTexts = Pick<TermsState, "texts" | "version">;
export type Terms = TermsTexts["sv"];
export type Paragraph = Terms["termsParagraphs"][number];

export const termsQuery = (kind: TermsKind) =>
  queryOptions({
    queryKey: ["terms", kind],
    queryFn: ({ signal }) => call("getTerms", { params: { kind } }, { signal }),
    // What is being written must not be exchanged under the writer's hands.
    refetchOnWindowFocus: false,
  });

/** A version as it was published; it never changes, only what has become of it. */
export const termsVersionQuery = (kind: TermsKind, version: string) =>
  queryOptions({
    queryKey: ["terms", kind, "version", version],
    queryFn: ({ signal }) => call("getTermsVersion", { params: { kind, version: Number(version) } }, { signal }),
  });

/** Sends a draft; what was sent is what the editor shows when it is opened again. */
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

/** A version that does not apply yet. */
export function useTakeBackTerms(kind: TermsKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => call("takeBackTerms", { params: { kind, version } }),
    onSuccess: () => client.invalidateQueries(),
  });
}

/** Publishing opens ways elsewhere: points, invitations, the start guide. */
export function usePublishTerms(kind: TermsKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BegunTexts & { appliesOn?: string; asksAgain: boolean }) =>
      call("publishTerms", { params: { kind }, body }),
    onSuccess: () => client.invalidateQueries(),
  });
}
