import { queryOptions } from "@tanstack/react-query";
import { call } from "#packages/web/backoffice/session/api.ts";

/** Loads whether a reset link still sets a password. */
export const passwordResetQuery = (token: string) =>
  queryOptions({
    queryKey: ["password-reset", token],
    queryFn: ({ signal }) => call("getPasswordReset", { params: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
