import { TextInput, type TextInputProps } from "@mantine/core";
import { useMergedRef } from "@mantine/hooks";
import { type Ref, useLayoutEffect, useRef, useState } from "react";
import classes from "./day-field.module.css";
import { readDay } from "./read-day.ts";

export type DayFieldProps = Omit<TextInputProps, "type"> & {
  ref?: Ref<HTMLInputElement>;
  /** Whether the field also has a time of day. */
  withTime?: boolean;
  /** Returns a day (`YYYY-MM-DD`) in words. */
  say: (day: string) => string;
};

/** A date field that repeats the day in words, because each browser writes dates in an order of its own. */
export function DayField({ ref, withTime = false, say, ...props }: DayFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState("");
  const read = () => setValue(own.current?.value ?? "");
  // Reads after each render, because a form that is reset or filled writes into its fields without an event.
  useLayoutEffect(read);
  const entered = readDay(value);
  return (
    <TextInput
      {...props}
      type={withTime ? "datetime-local" : "date"}
      ref={useMergedRef(own, ref ?? null)}
      onInput={read}
      inputContainer={(field) => (
        <>
          {field}
          {entered && (
            <span className={classes.words}>{[say(entered.day), entered.time].filter(Boolean).join(" ")}</span>
          )}
        </>
      )}
    />
  );
}
