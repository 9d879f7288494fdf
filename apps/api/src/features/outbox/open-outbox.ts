import { refuse } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { createDoors } from "../auth/doors.ts";
import { hasDemoChain } from "./queries.ts";

interface Visit {
  token: string | null;
  now: Temporal.Instant;
}

/**
 * The outbox holds everybody's links: it opens to admins, and without login only for demonstration data on a server
 * that this machine alone can reach. Refuses everybody else.
 */
export async function openOutbox(services: Services, { token, now }: Visit): Promise<void> {
  const { config, db } = services;
  if (config.local && config.databaseUrl === "" && (await hasDemoChain(db.platform).executeTakeFirst())) return;
  const account = token === null ? null : await createDoors(services).accountByToken(token, now);
  if (!account) refuse("NOT_SIGNED_IN");
  if (account.role !== "ROLE_ADMIN") refuse("NO_ACCESS");
}
