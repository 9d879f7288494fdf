import { findAccountSession } from "#features/access/sessions/api/queries.ts";
import { auditPlatform } from "#packages/server/request/audit.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { hasDemoChain, insertOpened, type Reach, selectOwnSandboxes } from "./queries.ts";

interface Visit {
  token: string | null;
  fromHere: boolean;
  realNow: Temporal.Instant;
}

interface Opened {
  reach: Reach;
  /** Whether recipients and links are masked. */
  isMasked: boolean;
  /** Null where it opens without login. */
  accountId: number | null;
}

/**
 * The outbox holds everybody's links: it opens to admins, and without login only for demonstration data on a server
 * that this machine alone can reach, and to this machine itself: a proxy in front lets others in. Merchants read what
 * their own sandboxes have written, for it reaches nobody else. An admin of a server that others can reach sees no link
 * and no recipient. Refuses everybody else.
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

/** Opens the outbox, and says in the platform's trail who did. */
export async function openOutbox(services: Services, visit: Visit): Promise<Opened> {
  const opened = await whoOpens(services, visit);
  const { accountId } = opened;
  await services.db.platform
    .transaction()
    .execute((trx) => auditPlatform(trx, { accountId, act: "open-outbox", subject: "outbox" }));
  return opened;
}

/**
 * Opens one message. The platform's trail says which, and so does the trail of the company that it concerns when an
 * admin of a server that others can reach opens it.
 */
export async function openMessage(services: Services, visit: Visit, key: string): Promise<Opened> {
  const opened = await whoOpens(services, visit);
  const { accountId, isMasked } = opened;
  await services.db.platform.transaction().execute(async (trx) => {
    const subject = `message ${key}`;
    await auditPlatform(trx, { accountId, act: "open-outbox", subject });
    if (!isMasked) return;
    await insertOpened(trx, key, { accountId, act: "open-message", subject }).execute();
  });
  return opened;
}
