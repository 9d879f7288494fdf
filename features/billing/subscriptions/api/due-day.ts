import { sql } from "kysely";

/** The day an `invoice` is to be paid by: the one it was issued with, or a later one since a bank took its payment back. */
export const dueDay = sql<Temporal.PlainDate>`coalesce(invoice.due_again_on, invoice.due_on)`;

interface Due {
  due_on: Temporal.PlainDate;
  due_again_on: Temporal.PlainDate | null;
}

/** The same of a row. What an invoice itself says on paper stays the day it was issued with. */
export const dueDayOf = ({ due_on, due_again_on }: Due): Temporal.PlainDate => due_again_on ?? due_on;
