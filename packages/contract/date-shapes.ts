import * as z from "zod";

/**
 * Dates and moments have the years 1800 to 2999. Beyond them a day's start in another zone, or a month added, leaves the
 * four-digit years that PostgreSQL and ISO 8601 write alike, and a file that is being sent breaks in the middle.
 */
const hasBoundedYear = (text: string) => text >= "1800" && text < "3000";
export const date = z.iso.date().refine(hasBoundedYear);
export const instant = z.iso.datetime({ offset: true }).refine(hasBoundedYear);
/** By the club's clock, without a zone. */
export const localMoment = z.iso.datetime({ local: true, offset: false }).refine(hasBoundedYear);
