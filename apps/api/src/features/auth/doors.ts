import type { ChainId } from "@stammis/domain/ids";
import { type StaffRole, sessionEndsAt } from "@stammis/domain/roles";
import type { AccountActor, Chain, MemberActor, StaffActor } from "../../call.ts";
import { prepared } from "../../db/prepared.ts";
import type { Services } from "../../services.ts";
import { hashToken } from "../../tokens.ts";
import {
  findAccountSession,
  findMemberSession,
  findStaffSession,
  touchMemberSession,
  touchStaffSession,
} from "./queries.ts";
import { createMemory } from "./remembered.ts";

/** Asked for on every request, so compiled once. */
const memberSession = prepared((q, it: { hash: Buffer; now: Temporal.Instant }) =>
  findMemberSession(q, it.hash, it.now),
);
const staffSession = prepared((q, it: { id: ChainId; companyId: number; hash: Buffer; now: Temporal.Instant }) =>
  findStaffSession(q, it, it.hash, it.now),
);

/** A session's last use is written at most this often. */
const touchEvery = Temporal.Duration.from({ minutes: 5 });

type Grant = {
  company_id: number | null;
  local_role: string | null;
  may_manage_staff: boolean | null;
  location_ids: number[] | null;
};

function staffActor(account: AccountActor, isAdmin: boolean, grant: Grant): StaffActor | null {
  const { accountId, token } = account;
  const everywhere = { kind: "staff", accountId, token, locationIds: null, mayManageStaff: true } as const;
  if (isAdmin) return { ...everywhere, role: "ROLE_ADMIN" };
  if (grant.company_id) return { ...everywhere, role: "ROLE_MERCHANT" };
  if (!grant.local_role) return null;
  return {
    kind: "staff",
    accountId,
    token,
    role: grant.local_role as StaffRole,
    locationIds: grant.location_ids ?? [],
    mayManageStaff: grant.may_manage_staff ?? false,
  };
}

type StaffAtDoor = { account: AccountActor | null; staff: StaffActor | null };

/** Who stands behind a token; what the HTTP door asks. */
export function createDoors({ db, directory, log }: Services) {
  const memory = createMemory((heard) => db.listen("doors_changed", heard));
  const isStale = (lastUsed: Temporal.Instant, now: Temporal.Instant) =>
    Temporal.Instant.compare(lastUsed.add(touchEvery), now) < 0;
  const quietly = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => log.warn({ err: error }, "a session's last use was not written"));

  function account(
    row: { account_id: number; role: string; last_used_at: Temporal.Instant },
    token: string,
    now: Temporal.Instant,
  ) {
    const role = row.role as StaffRole;
    if (isStale(row.last_used_at, now)) {
      quietly(touchStaffSession(db.platform, hashToken(token), now, sessionEndsAt(role, now)).execute());
    }
    return { kind: "account", accountId: row.account_id, role, token } as const;
  }

  return {
    chainBySubdomain: (subdomain: string) => directory.bySubdomain(subdomain),

    forget: memory.forget,

    memberByToken(chain: Chain, token: string, now: Temporal.Instant) {
      const hash = hashToken(token);
      return memory.recall<MemberActor>(`member ${chain.id} ${hash.toString("base64")}`, now, async () => {
        const [[row]] = await db.read(chain.id, () => [memberSession({ hash, now })]);
        if (!row) return null;
        if (isStale(row.last_used_at, now)) {
          const endsAt = sessionEndsAt("ROLE_CONSUMER", now);
          quietly(db.inChain(chain.id, (trx) => touchMemberSession(trx, hash, now, endsAt).execute()));
        }
        return {
          actor: { kind: "member", memberId: row.member_id, role: "ROLE_CONSUMER", token },
          endsAt: row.expires_at,
        };
      });
    },

    async accountByToken(token: string, now: Temporal.Instant) {
      const row = await findAccountSession(db.platform, hashToken(token), now).executeTakeFirst();
      return row ? account(row, token, now) : null;
    },

    async staffByToken(chain: Chain | null, token: string, now: Temporal.Instant): Promise<StaffAtDoor> {
      if (!chain) return { account: await this.accountByToken(token, now), staff: null };
      const { id, companyId } = chain;
      const hash = hashToken(token);
      const found = await memory.recall<StaffAtDoor>(`staff ${id} ${hash.toString("base64")}`, now, async () => {
        const [[session]] = await db.read(id, () => [staffSession({ id, companyId, hash, now })]);
        if (!session) return null;
        const who = account(session, token, now);
        return {
          actor: { account: who, staff: staffActor(who, session.is_admin, session) },
          endsAt: session.expires_at,
        };
      });
      return found ?? { account: null, staff: null };
    },
  };
}
