import type { ErrorCode } from "@stammis/contract/error-codes";
import {
  type Form,
  type FormOptions,
  type FieldCodes as UiFieldCodes,
  useForm as useUiForm,
} from "@stammis/ui/form/use-form.ts";
import type { FieldValues } from "react-hook-form";
import { useTranslations } from "use-intl/react";

export type { Form };

/** What is wrong with each field, by the codes the server would answer. */
export type FieldCodes<T> = UiFieldCodes<T, ErrorCode>;

/** A form with a check of its own, which speaks as the server does. */
export function useForm<T extends FieldValues>(options: Omit<FormOptions<T, ErrorCode>, "say" | "tooLong">): Form<T> {
  return useUiForm<T, ErrorCode>({ ...options, say: useTranslations("errors"), tooLong: "NAME_TOO_LONG" });
}

export const required = (value: string): ErrorCode | null => (value.trim() === "" ? "REQUIRED" : null);
