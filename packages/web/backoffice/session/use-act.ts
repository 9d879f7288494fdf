import { type UseMutationOptions, useMutation } from "@tanstack/react-query";

interface Outcome<Answer> {
  onSuccess?: (answer: Answer) => unknown;
  onError?: (error: Error) => unknown;
  onSettled?: () => unknown;
}

/**
 * Returns a mutation whose result is always reported. The row that started it may unmount first, when the list
 * refetches; the mutation's own callbacks would then be lost.
 */
export function useAct<Answer, Input = void>(options: UseMutationOptions<Answer, Error, Input>) {
  const mutation = useMutation(options);
  const act = (input: Input, { onSuccess, onError, onSettled }: Outcome<Answer> = {}) =>
    void mutation.mutateAsync(input).then(onSuccess, onError).finally(onSettled);
  return { ...mutation, mutate: act };
}
