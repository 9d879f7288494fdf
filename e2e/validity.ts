/** The last day of points earned today: the day before the anniversary. */
export const validThrough = (months: number): Temporal.PlainDate =>
  Temporal.Now.plainDateISO("Europe/Stockholm").add({ months }).subtract({ days: 1 });
