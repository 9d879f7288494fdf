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

/** What conditions name: this club's, or those of them whom a local merchant sees. */
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

/** Over the wire its lists may be written to; nobody does. */
const wire = (expression: Expression) => expression as NonNullable<Selection["expression"]>;

/** How many it is now; the former answer stands until the next is here. */
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

/** A changed selection changes whatever goes by it: campaigns, sendouts, lists. */
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
