import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useCan, useMaybeChain } from "#packages/web/backoffice/session/session.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";
import { useOnce } from "#packages/web/backoffice/session/use-once.ts";

export type Candidate = AnswerOf<"listMergeCandidates">["rows"][number];
export type Preview = AnswerOf<"previewMerge">;
export type Membership = Preview["kept"];
export type Held = Preview["after"];
export type MemberMerge = AnswerOf<"listMerges">["rows"][number];
export type MergeRequest = AnswerOf<"listMergeRequests">[number];
type Merging = Parameters<typeof call<"mergeMembers">>[1]["body"];

/** Loads members that match a search; without a search, members who may be the same person. */
export const candidatesQuery = (id: number, q: string) =>
  queryOptions({
    queryKey: ["members", id, "merge-candidates", q],
    queryFn: ({ signal }) => call("listMergeCandidates", { params: { id }, query: { q: q || undefined } }, { signal }),
  });

export const previewQuery = (id: number, otherId: number) =>
  queryOptions({
    queryKey: ["members", id, "merge-preview", otherId],
    queryFn: ({ signal }) => call("previewMerge", { params: { id }, query: { otherId } }, { signal }),
  });

export const mergesQuery = (id: number) =>
  queryOptions({
    queryKey: ["members", id, "merges"],
    queryFn: ({ signal }) => call("listMerges", { params: { id } }, { signal }),
  });

export const useMergeMembers = (id: number) =>
  useOnce((body: Merging, idempotencyKey) => call("mergeMembers", { params: { id }, body }, { idempotencyKey }));

export function useUndoMerge(id: number) {
  const client = useQueryClient();
  return useAct({
    mutationFn: (mergeId: number) => call("undoMerge", { params: { id, mergeId } }),
    onSettled: () => client.invalidateQueries(),
  });
}

/** Loads pending requests about merging: for a merchant all, for a local merchant their own. */
export function useMergeRequests(): MergeRequest[] {
  const hasChain = useMaybeChain() !== null;
  const mayRead = useCan("readClub");
  const query = queryOptions({
    queryKey: ["merge-requests"],
    queryFn: ({ signal }) => call("listMergeRequests", {}, { signal }),
    refetchInterval: 60_000,
    enabled: hasChain && mayRead,
  });
  return useQuery(query).data ?? [];
}

/** Loads pairs of members with one mailbox, in two spellings of its domain. */
export function useDoubleMembers() {
  const hasChain = useMaybeChain() !== null;
  const mayRead = useCan("readClub");
  const query = queryOptions({
    queryKey: ["members", "doubles"],
    queryFn: ({ signal }) => call("listDoubleMembers", {}, { signal }),
    enabled: hasChain && mayRead,
  });
  return useQuery(query).data ?? [];
}

/** The request of a local merchant: two members to merge, or with a `mergeId` the merge to undo. */
type Wanted = Merging | { mergeId: number };

export function useAskMerge(id: number) {
  const client = useQueryClient();
  return useAct({
    mutationFn: (request: Wanted) =>
      "mergeId" in request
        ? call("askUndoMerge", { params: { id, mergeId: request.mergeId } })
        : call("askMerge", { params: { id }, body: request }),
    onSettled: () => client.invalidateQueries(),
  });
}

type Answering = { id: number; answer: "APPROVED" | "DECLINED" | "WITHDRAWN" };

/** Sends a merchant's answer to a request, or its withdrawal by the local merchant who made it. */
export function useEndMergeRequest() {
  const client = useQueryClient();
  return useAct({
    mutationFn: ({ id, answer }: Answering) =>
      answer === "WITHDRAWN"
        ? call("withdrawMergeRequest", { params: { id } })
        : call("answerMergeRequest", { params: { id }, body: { answer } }),
    onSettled: () => client.invalidateQueries(),
  });
}
