import { sql } from "kysely";

/** The day an `invoice` is due: the day it was issued with, or a later one after a chargeback. */
export const dueDay = sql<Temporal.PlainDate>`coalesce(invoice.due_again_on, invoice.due_on)`;

interface Due {
  due_on: Temporal.PlainDate;
  due_again_on: Temporal.PlainDate | null;
}

/** Returns the due day of a row. The document itself keeps the day it was issued with. */
export const dueDayOf = ({ due_on, due_again_on }: Due): Temporal.PlainDate => due_again_on ?? due_on;
