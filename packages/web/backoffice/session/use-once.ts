import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#packages/contract/client.ts";

/** Whether a call failed without an answer of ours: what it asked for may have been done. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.problem === null;
}

/**
 * A call that is done once however often it is sent: one key for as long as its dialog stands. What it may have
 * changed is read again. `locked`: no answer came, so the same must be asked for again and nothing else.
 */
export function useOnce<Input, Output>(send: (input: Input, idempotencyKey: string) => Promise<Output>) {
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (input: Input) => send(input, key),
    onSettled: () => void client.invalidateQueries(),
  });
  return { send: mutateAsync, busy: isPending, locked: isUnanswered(error) };
}
