import { Textarea, type TextareaProps } from "@mantine/core";
import { useMergedRef } from "@mantine/hooks";
import type { Ref } from "react";
import { type Limit, useCount } from "../figures/use-count.tsx";

type LimitedTextareaProps = Limit & TextareaProps & { ref?: Ref<HTMLTextAreaElement> };

/** A field of several lines that counts characters near its limit and never truncates. */
export function LimitedTextarea({ limit, tooLong, ref, ...props }: LimitedTextareaProps) {
  const { own, ...counted } = useCount<HTMLTextAreaElement>({ limit, tooLong });
  return <Textarea {...props} ref={useMergedRef(own, ref ?? null)} {...counted} error={props.error || counted.error} />;
}
