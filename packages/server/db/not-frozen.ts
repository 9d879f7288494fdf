import { sql } from "kysely";

/**
 * Whether a row's company can change, because it is not being moved to another installation. For scheduled jobs. `ref`
 * is the company id's column.
 */
export const companyGoesOn = (ref: string) =>
  sql<boolean>`not exists (select from chain held where held.company_id = ${sql.ref(ref)} and held.frozen_at is not null)`;

/** Whether a row's club can change, by the club's id. */
export const clubGoesOn = (ref: string) =>
  sql<boolean>`not exists (select from chain held where held.id = ${sql.ref(ref)} and held.frozen_at is not null)`;
