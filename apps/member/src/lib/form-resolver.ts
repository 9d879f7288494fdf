import type { ErrorCode } from "@stammis/contract/error-codes";
import { useRef } from "react";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { useTranslations } from "use-intl/react";

/** What is wrong with each field, by the codes the server would answer. */
export type FieldCodes<T> = { [K in keyof T]?: ErrorCode | null | undefined };

/** A form's resolver from a function of our own that names what is wrong, in the screen's language. */
export function useFieldResolver<T extends FieldValues>(check: (values: T) => FieldCodes<T>): Resolver<T> {
  const words = useTranslations("errors");
  // The form keeps the first resolver it is given; what it calls must be today's.
  const latest = useRef({ check, words });
  latest.current = { check, words };
  return useRef<Resolver<T>>((values) => {
    const found = Object.entries(latest.current.check(values)).filter(([, code]) => code) as [string, ErrorCode][];
    const errors = Object.fromEntries(
      found.map(([field, code]) => [field, { type: code, message: latest.current.words(code) }]),
    );
    return found.length === 0 ? { values, errors: {} } : { values: {}, errors: errors as FieldErrors<T> };
  }).current;
}
