import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import classes from "../form/limited-input.module.css";
import { textLength } from "../form/text-limit.ts";

export type Limit = {
  /** Characters at the most; more can be typed, is counted, and is wrong. */
  limit: number;
  tooLong: string;
};

/** Counts the characters of a field as its limit nears. */
export function useCount<E extends HTMLInputElement | HTMLTextAreaElement>({ limit, tooLong }: Limit) {
  const own = useRef<E>(null);
  const [length, setLength] = useState(0);
  const count = () => setLength(textLength(own.current?.value ?? ""));
  // A form that is reset or filled in writes into its fields, and tells only whoever draws them.
  useLayoutEffect(count);
  const near = length > limit * 0.8;
  return {
    own,
    // Read by the form before it is sent.
    "data-limit": limit,
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
