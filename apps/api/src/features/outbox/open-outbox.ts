import { auditPlatform } from "../../request/audit.ts";
import { refuse } from "../../request/refusal.ts";
import type { Services } from "../../request/services.ts";
import { hashToken } from "../../security/tokens.ts";
import { findAccountSession } from "../auth/queries.ts";
import { hasDemoChain, type Reach, selectOwnSandboxes } from "./queries.ts";

interface Visit {
  token: string | null;
  fromHere: boolean;
  realNow: Temporal.Instant;
}

interface Opened {
  reach: Reach;
  /** Nobody where it opens without login. */
  accountId: number | null;
}

/**
 * The outbox holds everybody's links: it opens to admins, and without login only for demonstration data on a server
 * that this machine alone can reach, and to this machine itself: a proxy in front lets others in. Merchants read what their own sandboxes have written, for it reaches nobody else.
 * Refuses everybody else.
 */
async function whoOpens({ config, db }: Services, { token, fromHere, realNow }: Visit): Promise<Opened> {
  const { platform } = db;
  const session =
    token === null ? null : await findAccountSession(platform, hashToken(token), realNow).executeTakeFirst();
  const accountId = session?.account_id ?? null;
  if (fromHere && config.demonstration && (await hasDemoChain(platform).executeTakeFirst())) {
    return { reach: "everything", accountId };
  }
  if (!session) return refuse("NOT_SIGNED_IN");
  if (session.role === "ROLE_ADMIN") return { reach: "everything", accountId };
  if (session.role !== "ROLE_MERCHANT") return refuse("NO_ACCESS");
  const sandboxes = await selectOwnSandboxes(platform, session.account_id).execute();
  return sandboxes.length > 0 ? { reach: sandboxes.map(({ id }) => id), accountId } : refuse("NO_ACCESS");
}

/** Opens the outbox, and says in the trail who did, and what they read: `outbox`, or a message by its id. */
export async function openOutbox(services: Services, visit: Visit, subject = "outbox"): Promise<Reach> {
  const { reach, accountId } = await whoOpens(services, visit);
  await services.db.platform
    .transaction()
    .execute((trx) => auditPlatform(trx, { accountId, act: "open-outbox", subject }));
  return reach;
}
