import {
  Autocomplete,
  type AutocompleteProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from "@mantine/core";
import { useMergedRef } from "@mantine/hooks";
import type { Ref } from "react";
import { type Limit, useCount } from "../figures/use-count.tsx";

type LimitedInputProps = Limit & TextInputProps & { ref?: Ref<HTMLInputElement> };
type LimitedTextareaProps = Limit & TextareaProps & { ref?: Ref<HTMLTextAreaElement> };

/** A one-line field that counts characters near its limit and never truncates. */
export function LimitedInput({ limit, tooLong, ref, ...props }: LimitedInputProps) {
  const { own, ...counted } = useCount<HTMLInputElement>({ limit, tooLong });
  return (
    <TextInput {...props} ref={useMergedRef(own, ref ?? null)} {...counted} error={props.error || counted.error} />
  );
}

/** A field of several lines that counts characters near its limit and never truncates. */
export function LimitedTextarea({ limit, tooLong, ref, ...props }: LimitedTextareaProps) {
  const { own, ...counted } = useCount<HTMLTextAreaElement>({ limit, tooLong });
  return <Textarea {...props} ref={useMergedRef(own, ref ?? null)} {...counted} error={props.error || counted.error} />;
}

/** A field with suggestions that counts characters near its limit and never truncates. */
export function LimitedAutocomplete({ limit, tooLong, ...props }: Limit & AutocompleteProps) {
  const { own, ...counted } = useCount<HTMLInputElement>({ limit, tooLong });
  return <Autocomplete {...props} ref={own} {...counted} error={props.error || counted.error} />;
}
