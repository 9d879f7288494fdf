import { TextInput, type TextInputProps } from "@mantine/core";
import { useMergedRef } from "@mantine/hooks";
import type { Ref } from "react";
import { type Limit, useCount } from "../figures/use-count.tsx";

type LimitedInputProps = Limit & TextInputProps & { ref?: Ref<HTMLInputElement> };

/** A one-line field that counts characters near its limit and never truncates. */
export function LimitedInput({ limit, tooLong, ref, ...props }: LimitedInputProps) {
  const { own, ...counted } = useCount<HTMLInputElement>({ limit, tooLong });
  return (
    <TextInput {...props} ref={useMergedRef(own, ref ?? null)} {...counted} error={props.error || counted.error} />
  );
}
