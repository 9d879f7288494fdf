import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";
import type { NamedThing } from "../domain/condition-fields.ts";
import type { Selection as Expression } from "../domain/selection.ts";

export type Selection = AnswerOf<"getSelection">;
export type ListedSelection = AnswerOf<"listSelections">[number];
export type SelectionCount = AnswerOf<"countSelection">;
type SelectionFields = Parameters<typeof call<"updateSelection">>[1]["body"];
type Saved = Omit<SelectionFields, "expression"> & { expression: Expression };

/** The items that conditions name: all of the club's, or those a local merchant sees. */
export type Things = Readonly<Record<NamedThing, readonly { id: number; name: string }[]>>;

export const selectionsQuery = queryOptions({
  queryKey: ["selections"],
  queryFn: ({ signal }) => call("listSelections", {}, { signal }),
});

export const bringSelections = (query: { ids?: string }) => call("exportSelections", { query });

export const selectionQuery = (id: number) =>
  queryOptions({
    queryKey: ["selections", id],
    queryFn: ({ signal }) => call("getSelection", { params: { id } }, { signal }),
  });

/** The request's arrays are mutable by type, but never changed. */
const wire = (expression: Expression) => expression as NonNullable<Selection["expression"]>;

/** The live count; the previous answer remains until the next arrives. */
export const countQuery = (expression: Expression) =>
  queryOptions({
    queryKey: ["selections", "count", expression],
    queryFn: ({ signal }) => call("countSelection", { body: { expression: wire(expression) } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const sampleQuery = (expression: Expression) =>
  queryOptions({
    queryKey: ["selections", "sample", expression],
    queryFn: ({ signal }) => call("sampleSelection", { body: { expression: wire(expression) } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const explanationQuery = (expression: Expression, memberId: number) =>
  queryOptions({
    queryKey: ["selections", "why", expression, memberId],
    queryFn: ({ signal }) => call("explainSelection", { body: { expression: wire(expression), memberId } }, { signal }),
  });

export const foundMembersQuery = (q: string) =>
  queryOptions({
    queryKey: ["selections", "members", q],
    queryFn: ({ signal }) => call("searchClub", { query: { q } }, { signal }),
    select: ({ members }) => members,
    placeholderData: keepPreviousData,
  });

/** A changed selection affects its users: campaigns, sendouts and lists. */
function useSelectionAct<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useAct({ mutationFn, onSuccess: () => client.invalidateQueries() });
}

export const useSaveSelection = (id: number | null) =>
  useSelectionAct(({ expression, ...rest }: Saved) => {
    const body = { ...rest, expression: wire(expression) };
    return id === null ? call("createSelection", { body }) : call("updateSelection", { params: { id }, body });
  });

export const useCopySelection = () =>
  useSelectionAct(({ id, name }: { id: number; name: string }) =>
    call("copySelection", { params: { id }, body: { name } }),
  );

export const useRemoveSelection = () => useSelectionAct((id: number) => call("removeSelection", { params: { id } }));
