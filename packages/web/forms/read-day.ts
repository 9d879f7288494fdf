/** Reads the value of a date field: a day, and a time of day if the field has one. Null while it is incomplete. */
export function readDay(value: string): { day: string; time: string } | null {
  const [, day, time = ""] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?/.exec(value) ?? [];
  // A year before 1000 is still being typed.
  return day === undefined || day < "1000" ? null : { day, time };
}
