import { useMutation } from "@tanstack/react-query";
import { call } from "#packages/web/backoffice/session/api.ts";
import { codeOf } from "#packages/web/problem.ts";
import { noting } from "../network.ts";

/** How it ended: taken back now, no longer waiting when asked, or not known. */
type Ends = { withdrawn: () => void; gone: () => void; failed: (error: Error) => void };

/** Takes a purchase back that waits for whom it was made; the invitation stands. */
export function useWithdrawPending({ withdrawn, gone, failed }: Ends) {
  return useMutation({
    networkMode: "always",
    mutationFn: (id: number) =>
      noting(call("withdrawPendingPurchase", { params: { id } }, { signal: AbortSignal.timeout(10_000) })),
    onSuccess: withdrawn,
    onError: (error) => (codeOf(error) === "NOT_FOUND" ? gone() : failed(error)),
  });
}
