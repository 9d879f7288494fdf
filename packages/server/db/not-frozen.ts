import { sql } from "kysely";

/** For what comes round by the clock: a row's company is not being moved, so that its rows may change. `ref` names the id. */
export const companyGoesOn = (ref: string) =>
  sql<boolean>`not exists (select from chain held where held.company_id = ${sql.ref(ref)} and held.frozen_at is not null)`;

/** The same by the club. */
export const clubGoesOn = (ref: string) =>
  sql<boolean>`not exists (select from chain held where held.id = ${sql.ref(ref)} and held.frozen_at is not null)`;
