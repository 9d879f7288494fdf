import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "../../lib/api.ts";
import { useAct } from "../../lib/use-act.ts";
import { useOnce } from "../../lib/use-once.ts";

export type Candidate = AnswerOf<"listMergeCandidates">["rows"][number];
export type Preview = AnswerOf<"previewMerge">;
export type Membership = Preview["kept"];
export type Held = Preview["after"];
export type MemberMerge = AnswerOf<"listMerges">["rows"][number];
type Merging = Parameters<typeof call<"mergeMembers">>[1]["body"];

/** Members found by a search; without one, those who may be the same person. */
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
