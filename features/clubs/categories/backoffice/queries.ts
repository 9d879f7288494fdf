import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";

export type Category = AnswerOf<"listCategories">[number];

export const categoriesQuery = queryOptions({
  queryKey: ["categories"],
  queryFn: ({ signal }) => call("listCategories", {}, { signal }),
});

export const bringCategories = () => call("exportCategories", {});

/** Updates the list at once and refetches it afterwards; a refusal restores the previous list. */
function useListMutation<Input, Output>(
  mutationFn: (input: Input) => Promise<Output>,
  change: (list: Category[], input: Input) => Category[],
) {
  const client = useQueryClient();
  const { queryKey } = categoriesQuery;
  return useMutation({
    mutationFn,
    onMutate: async (input: Input) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, change(before, input));
      return { before };
    },
    onError: (_error, _input, context) => {
      if (context?.before) client.setQueryData(queryKey, context.before);
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export const useCreateCategory = () =>
  useListMutation(
    (body: { name: string; translations?: Category["translations"] }) => call("createCategory", { body }),
    (list) => list,
  );

type Renaming = Pick<Category, "id" | "name" | "translations" | "version">;

export const useRenameCategory = () =>
  useListMutation(
    ({ id, ...body }: Renaming) => call("renameCategory", { params: { id }, body }),
    (list, { id, name, translations }) => list.map((each) => (each.id === id ? { ...each, name, translations } : each)),
  );

export const useRemoveCategory = () =>
  useListMutation(
    (id: number) => call("removeCategory", { params: { id } }),
    (list, id) => list.filter((each) => each.id !== id),
  );
