import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#packages/contract/client.ts";

/** Returns whether a call failed without an answer from our server, so that it may have taken effect. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.problem === null;
}

/**
 * Sends a call that must take effect only once, with one idempotency key per open dialog. Refetches affected data.
 * `locked`: no answer arrived, so only the same call may be sent again.
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
