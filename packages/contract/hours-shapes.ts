import * as z from "zod";

export const openingHours = z.object({
  id: z.number().optional(),
  dayFrom: z.number().int(),
  dayTo: z.number().int().nullable().optional(),
  timeFrom: z.string(),
  timeTo: z.string(),
});

/** A day, or days on end (both dates count), with other hours than the week's; both times null: closed. */
export const specialDay = z.object({
  id: z.number().optional(),
  name: z.string(),
  dateFrom: z.string(),
  dateTo: z.string(),
  timeFrom: z.string().nullable(),
  timeTo: z.string().nullable(),
});
