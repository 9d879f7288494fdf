import { Textarea, type TextareaProps, TextInput, type TextInputProps } from "@mantine/core";
import { useMergedRef } from "@mantine/hooks";
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from "react";
import classes from "./limited-input.module.css";

type Limit = {
  /** Characters at the most; more can be typed, is counted, and is wrong. */
  limit: number;
  tooLong: string;
};
type LimitedInputProps = Limit & TextInputProps & { ref?: Ref<HTMLInputElement> };
type LimitedTextareaProps = Limit & TextareaProps & { ref?: Ref<HTMLTextAreaElement> };

/** A line of text that counts its characters as the limit nears, and cuts nothing. */
export function LimitedInput({ limit, tooLong, ref, ...props }: LimitedInputProps) {
  const { own, ...counted } = useCount<HTMLInputElement>({ limit, tooLong });
  return (
    <TextInput {...props} ref={useMergedRef(own, ref ?? null)} {...counted} error={props.error ?? counted.error} />
  );
}

/** The same, of several lines. */
export function LimitedTextarea({ limit, tooLong, ref, ...props }: LimitedTextareaProps) {
  const { own, ...counted } = useCount<HTMLTextAreaElement>({ limit, tooLong });
  return <Textarea {...props} ref={useMergedRef(own, ref ?? null)} {...counted} error={props.error ?? counted.error} />;
}

function useCount<E extends HTMLInputElement | HTMLTextAreaElement>({ limit, tooLong }: Limit) {
  const own = useRef<E>(null);
  const [length, setLength] = useState(0);
  const count = () => setLength(own.current?.value.length ?? 0);
  // A form that is reset writes into its fields, and tells nobody.
  useLayoutEffect(count);
  const near = length > limit * 0.8;
  return {
    own,
    onInput: count,
    error: length > limit ? tooLong : undefined,
    inputContainer: (field: ReactNode) => (
      <>
        {field}
        {near && (
          <span className={classes.count} data-over={length > limit || undefined}>
            {length}/{limit}
          </span>
        )}
      </>
    ),
  };
}
