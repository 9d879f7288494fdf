import { refuse } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { hashToken } from "../../tokens.ts";
import { findAccountSession } from "../auth/queries.ts";
import { hasDemoChain, type Reach, selectOwnSandboxes } from "./queries.ts";

interface Visit {
  token: string | null;
  fromHere: boolean;
  realNow: Temporal.Instant;
}

/**
 * The outbox holds everybody's links: it opens to admins, and without login only for demonstration data on a server
 * that this machine alone can reach, and to this machine itself: a proxy in front lets others in. Merchants read what their own sandboxes have written, for it reaches nobody else.
 * Refuses everybody else.
 */
export async function openOutbox({ config, db }: Services, { token, fromHere, realNow }: Visit): Promise<Reach> {
  const { platform } = db;
  if (fromHere && config.local && config.databaseUrl === "" && (await hasDemoChain(platform).executeTakeFirst()))
    return "everything";
  const session =
    token === null ? null : await findAccountSession(platform, hashToken(token), realNow).executeTakeFirst();
  if (!session) return refuse("NOT_SIGNED_IN");
  if (session.role === "ROLE_ADMIN") return "everything";
  if (session.role !== "ROLE_MERCHANT") return refuse("NO_ACCESS");
  const sandboxes = await selectOwnSandboxes(platform, session.account_id).execute();
  return sandboxes.length > 0 ? sandboxes.map(({ id }) => id) : refuse("NO_ACCESS");
}
