import { DayField, type DayFieldProps } from "../../forms/DayField.tsx";
import { useDates } from "../format/dates.ts";

/** A date field of the back office, which repeats the day in words. */
export function DayInput(props: Omit<DayFieldProps, "say">) {
  return <DayField {...props} say={useDates().day} />;
}
