import { TextInput, type TextInputProps } from "@mantine/core";
import { useMergedRef } from "@mantine/hooks";
import { type Ref, useLayoutEffect, useRef, useState } from "react";
import { useDates } from "../format/dates.ts";
import classes from "./day-input.module.css";
import { readDay } from "./read-day.ts";

type DayInputProps = Omit<TextInputProps, "type"> & {
  ref?: Ref<HTMLInputElement>;
  /** Whether the field also has a time of day. */
  withTime?: boolean;
};

/** A date field that repeats the day in words, because each browser writes dates in an order of its own. */
export function DayInput({ ref, withTime = false, ...props }: DayInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState("");
  const read = () => setValue(own.current?.value ?? "");
  // Reads after each render, because a form that is reset or filled writes into its fields without an event.
  useLayoutEffect(read);
  const dates = useDates();
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
            <span className={classes.words}>{[dates.day(entered.day), entered.time].filter(Boolean).join(" ")}</span>
          )}
        </>
      )}
    />
  );
}
