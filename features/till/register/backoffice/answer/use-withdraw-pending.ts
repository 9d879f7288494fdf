import { useMutation } from "@tanstack/react-query";
import { call } from "#packages/web/backoffice/session/api.ts";
import { codeOf } from "#packages/web/problem.ts";
import { noting } from "../network.ts";

/** The outcomes: withdrawn now, no longer pending, or unknown. */
type Ends = { withdrawn: () => void; gone: () => void; failed: (error: Error) => void };

/** Withdraws a pending purchase; the invitation remains valid. */
export function useWithdrawPending({ withdrawn, gone, failed }: Ends) {
  return useMutation({
    networkMode: "always",
    mutationFn: (id: number) =>
      noting(call("withdrawPendingPurchase", { params: { id } }, { signal: AbortSignal.timeout(10_000) })),
    onSuccess: withdrawn,
    onError: (error) => (codeOf(error) === "NOT_FOUND" ? gone() : failed(error)),
  });
}
