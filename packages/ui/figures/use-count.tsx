import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import classes from "../form/limited-input.module.css";
import { textLength } from "../form/text-limit.ts";

export type Limit = {
  /** The largest number of characters. A longer text can be typed, but it is invalid. */
  limit: number;
  tooLong: string;
};

/** Counts the characters of a field when its length nears the limit. */
export function useCount<E extends HTMLInputElement | HTMLTextAreaElement>({ limit, tooLong }: Limit) {
  const own = useRef<E>(null);
  const [length, setLength] = useState(0);
  const count = () => setLength(textLength(own.current?.value ?? ""));
  // Counts after each render, because a form that is reset or filled writes into its fields without an event.
  useLayoutEffect(count);
  const near = length > limit * 0.8;
  return {
    own,
    // The form reads this limit before it is sent.
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
