import type { FieldValues } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type { ErrorCode } from "#packages/contract/error-codes.ts";
import {
  type Form,
  type FormOptions,
  type FieldCodes as UiFieldCodes,
  useForm as useUiForm,
} from "#packages/ui/form/use-form.ts";

export type { Form };

/** The server's error code for each invalid field. */
export type FieldCodes<T> = UiFieldCodes<T, ErrorCode>;

/** A form with its own check, which returns the server's error codes. */
export function useForm<T extends FieldValues>(options: Omit<FormOptions<T, ErrorCode>, "say" | "tooLong">): Form<T> {
  return useUiForm<T, ErrorCode>({ ...options, say: useTranslations("errors"), tooLong: "NAME_TOO_LONG" });
}

export const required = (value: string): ErrorCode | null => (value.trim() === "" ? "REQUIRED" : null);
