import { useCallback } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { ApiError } from "#packages/contract/client.ts";
import type { ErrorCode } from "#packages/contract/error-codes.ts";
import type { Form } from "./forms/use-form.ts";

/** Returns the error code of a refused call; null for any other failure. */
export function codeOf(error: unknown): ErrorCode | null {
  return error instanceof ApiError ? (error.problem?.code ?? null) : null;
}

/**
 * Sets the server's error texts at the fields of a form; `names` maps API fields to form fields where they differ.
 * Returns true when at least one was set, so that no further message is needed.
 */
export function applyProblem<T extends FieldValues>(
  form: Pick<Form<T>, "setError" | "getValues">,
  error: unknown,
  names: Partial<Record<string, FieldPath<T>>> = {},
): boolean {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? {}) : {};
  const formValues = form.getValues();
  let landed = false;
  for (const [field, message] of Object.entries(errors)) {
    const name = names[field] ?? (field as FieldPath<T>);
    const [part = ""] = String(name).split(".");
    if (!(part in formValues)) continue;
    form.setError(name, { type: "server", message });
    landed = true;
  }
  return landed;
}

/**
 * Returns the text for a failed call, after a prefix of the spec's catalogue where there is one: "Unable to login. …".
 * Spec §8.
 */
export function useProblemText() {
  const words = useTranslations("errors");
  return useCallback(
    (error: unknown, prefix?: string) => {
      const problem = error instanceof ApiError ? error.problem : null;
      const message =
        problem?.message ?? words(error instanceof ApiError && error.status === 0 ? "UNAVAILABLE" : "INTERNAL");
      return prefix ? `${prefix}. ${message}` : message;
    },
    [words],
  );
}
