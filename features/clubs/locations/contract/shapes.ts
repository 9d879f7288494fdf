import * as z from "zod";
import { address } from "#packages/contract/shapes.ts";

export const openingHours = z.object({
  id: z.number().optional(),
  dayFrom: z.number().int(),
  dayTo: z.number().int().nullable().optional(),
  timeFrom: z.string(),
  timeTo: z.string(),
});

/** A day, or a range of days (both dates included), with other hours than the week's; both times null: closed. */
export const specialDay = z.object({
  id: z.number().optional(),
  name: z.string(),
  dateFrom: z.string(),
  dateTo: z.string(),
  timeFrom: z.string().nullable(),
  timeTo: z.string().nullable(),
});

export const pointOfSale = z.object({
  id: z.number(),
  name: z.string(),
  commercialName: z.string(),
  subpage: z.string(),
  address,
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  logoPath: z.string().nullable(),
  openingHours: z.array(openingHours),
  /** For members and visitors: yesterday's and those within the coming month; for staff all stored ones. */
  specialDays: z.array(specialDay),
});

export type PointOfSaleShape = z.input<typeof pointOfSale>;
