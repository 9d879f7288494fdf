import * as z from "zod";

/**
 * Dates and moments have the years 1800 to 2999. Beyond them, time zones or added months can leave four-digit years.
 * PostgreSQL and ISO 8601 write those years differently, which would break an export half-way.
 */
const hasBoundedYear = (text: string) => text >= "1800" && text < "3000";
export const date = z.iso.date().refine(hasBoundedYear);
export const instant = z.iso.datetime({ offset: true }).refine(hasBoundedYear);
/** A moment on the club's clock, without a time zone. */
export const localMoment = z.iso.datetime({ local: true, offset: false }).refine(hasBoundedYear);
