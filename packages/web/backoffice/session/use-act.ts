import { type UseMutationOptions, useMutation } from "@tanstack/react-query";

interface Outcome<Answer> {
  onSuccess?: (answer: Answer) => unknown;
  onError?: (error: Error) => unknown;
  onSettled?: () => unknown;
}

/**
 * A mutation that always tells what became of it: a row that asked for it may leave the screen before, as the list is
 * read anew, and a mutation's own callbacks leave with it.
 */
export function useAct<Answer, Input = void>(options: UseMutationOptions<Answer, Error, Input>) {
  const mutation = useMutation(options);
  const act = (input: Input, { onSuccess, onError, onSettled }: Outcome<Answer> = {}) =>
    void mutation.mutateAsync(input).then(onSuccess, onError).finally(onSettled);
  return { ...mutation, mutate: act };
}
