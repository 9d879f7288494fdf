import { findAccountSession } from "#features/access/sessions/api/queries.ts";
import type { ChainId } from "#packages/domain/ids.ts";
import { audit, auditPlatform } from "#packages/server/request/audit.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { hasDemoChain, type Reach, selectClubsOf, selectOwnSandboxes } from "./queries.ts";

interface Visit {
  token: string | null;
  fromHere: boolean;
  realNow: Temporal.Instant;
}

interface Opened {
  reach: Reach;
  /** Whether recipients and links are masked. */
  isMasked: boolean;
  /** The account that opened the outbox; null if it was opened without signing in. */
  accountId: number | null;
}

/**
 * The outbox contains all links, so only admins can open it. Without signing in it opens only with demonstration data,
 * to direct requests from a machine that alone reaches the server. Merchants see their own sandboxes. On other servers
 * an admin sees masked messages. Refuses NOT_SIGNED_IN, NO_ACCESS.
 */
async function whoOpens({ config, db }: Services, { token, fromHere, realNow }: Visit): Promise<Opened> {
  const { platform } = db;
  const session =
    token === null ? null : await findAccountSession(platform, hashToken(token), realNow).executeTakeFirst();
  const accountId = session?.account_id ?? null;
  const isLocal = fromHere && config.demonstration;
  if (isLocal && (await hasDemoChain(platform).executeTakeFirst())) {
    return { reach: "everything", isMasked: false, accountId };
  }
  if (!session) return refuse("NOT_SIGNED_IN");
  if (session.role === "ROLE_ADMIN") return { reach: "everything", isMasked: !isLocal, accountId };
  if (session.role !== "ROLE_MERCHANT") return refuse("NO_ACCESS");
  const sandboxes = await selectOwnSandboxes(platform, session.account_id).execute();
  if (sandboxes.length === 0) return refuse("NO_ACCESS");
  return { reach: sandboxes.map(({ id }) => id), isMasked: false, accountId };
}

/** Opens the outbox and records it in the platform's audit trail. */
export async function openOutbox(services: Services, visit: Visit): Promise<Opened> {
  const opened = await whoOpens(services, visit);
  const { accountId } = opened;
  await services.db.inPlatform((trx) => auditPlatform(trx, { accountId, act: "open-outbox", subject: "outbox" }));
  return opened;
}

/**
 * Opens a message and records it in the platform's audit trail. A masked one is also recorded in the trails of the
 * clubs it concerns.
 */
export async function openMessage(services: Services, visit: Visit, key: string): Promise<Opened> {
  const opened = await whoOpens(services, visit);
  const { accountId, isMasked } = opened;
  await services.db.inPlatform(async (trx) => {
    const subject = `message ${key}`;
    await auditPlatform(trx, { accountId, act: "open-outbox", subject });
    if (!isMasked) return;
    const clubs = await selectClubsOf(trx, key).execute();
    for (const { id } of clubs) await audit(trx, { id: id as ChainId }, { accountId, act: "open-message", subject });
  });
  return opened;
}
