import type { ErrorCode } from "@stammis/contract/error-codes";
import { useMemo } from "react";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { useTranslations } from "use-intl/react";

/** What is wrong with a form, as the server would call it; fields without an entry, or with null, are right. */
export type FieldCodes<T> = { [Field in keyof T]?: ErrorCode | null };

/** A form's resolver from a pure check: the same codes and the same words as the server's. */
export function useResolver<T extends FieldValues>(check: (values: T) => FieldCodes<T>): Resolver<T> {
  const words = useTranslations("errors");
  return useMemo(
    () => (values) => {
      const wrong = Object.entries(check(values)).filter(([, code]) => code) as [string, ErrorCode][];
      if (wrong.length === 0) return { values, errors: {} };
      const errors = Object.fromEntries(wrong.map(([field, code]) => [field, { type: code, message: words(code) }]));
      return { values: {}, errors: errors as FieldErrors<T> };
    },
    [check, words],
  );
}

export const required = (value: string): ErrorCode | null => (value.trim() === "" ? "REQUIRED" : null);
