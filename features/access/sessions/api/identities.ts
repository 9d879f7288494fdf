import { maySupportChange } from "#features/access/impersonation/domain/impersonation.ts";
import { sessionEndsAt } from "#features/access/staff/domain/role-rules.ts";
import type { StaffRole } from "#packages/domain/access/roles.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { prepared } from "#packages/server/db/prepared.ts";
import type {
  AccountActor,
  Chain,
  DeviceActor,
  MemberActor,
  SessionDevice,
  StaffActor,
} from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { chainIdIn, hashToken } from "#packages/server/security/tokens.ts";
import {
  findAccountSession,
  findDevice,
  findMemberSession,
  findStaffSession,
  touchMemberSession,
  touchStaff,
  touchStaffSession,
} from "./queries.ts";
import { createMemory } from "./remembered.ts";

/** How authentication uses a session: a stream that only listens neither prolongs it nor counts as use. */
type SessionUse = "used" | "heard";

/** Runs on every request, so it is compiled once. */
const memberSession = prepared((q, lookup: { hash: Buffer; now: Temporal.Instant }) =>
  findMemberSession(q, lookup.hash, lookup.now),
);
type StaffAsked = Pick<Chain, "id" | "companyId"> & { hash: Buffer; now: Temporal.Instant; today: Temporal.PlainDate };
const staffSession = prepared((q, lookup: StaffAsked) => findStaffSession(q, lookup, lookup.hash, lookup));

/** The shortest interval between two writes of a session's last use. */
const touchEvery = Temporal.Duration.from({ minutes: 5 });

type Grant = {
  company_id: number | null;
  local_role: StaffRole | null;
  may_manage_staff: boolean | null;
  location_ids: number[] | null;
};

/** Returns a cashier at the device's point of sale: a till code gives access to the till only. */
function cashierAt({ locationId }: SessionDevice, { accountId, token }: AccountActor, grant: Grant): StaffActor | null {
  // Other chains do not see the device, and its sessions have no access there.
  const worksHere = locationId > 0 && (grant.company_id || grant.location_ids?.includes(locationId));
  if (!worksHere) return null;
  const here = { locationIds: [locationId], mayManageStaff: false, impersonation: null };
  return { kind: "staff", accountId, token, role: "ROLE_CASHIER", ...here };
}

/** Returns the actor of a grant. Platform employees have access to a club only by impersonation. */
function staffActor(account: AccountActor, companyId: number, grant: Grant): StaffActor | null {
  const { accountId, token, device, impersonation } = account;
  if (device) return cashierAt(device, account, grant);
  const everywhere = {
    kind: "staff",
    accountId,
    token,
    locationIds: null,
    mayManageStaff: true,
    impersonation,
  } as const;
  if (impersonation) return impersonation.companyId === companyId ? { ...everywhere, role: "ROLE_ADMIN" } : null;
  if (grant.company_id) return { ...everywhere, role: "ROLE_MERCHANT" };
  if (!grant.local_role) return null;
  return {
    kind: "staff",
    accountId,
    token,
    role: grant.local_role,
    locationIds: grant.location_ids ?? [],
    mayManageStaff: grant.may_manage_staff ?? false,
    impersonation,
  };
}

interface SessionRow {
  account_id: number;
  role: StaffRole;
  language: Language;
  last_used_at: Temporal.Instant;
  device_chain_id: number | null;
  device_id: number | null;
  location_id: number | null;
  impersonation_id: number | null;
  impersonated_company_id: number | null;
  impersonated_id: number | null;
  support_may_change_until: Temporal.Instant | null;
}

function deviceOf({ device_chain_id, device_id, location_id }: SessionRow): SessionDevice | null {
  return device_chain_id && device_id
    ? { chainId: device_chain_id, id: device_id, locationId: location_id ?? 0 }
    : null;
}

function impersonationIn(row: SessionRow, now: Temporal.Instant): AccountActor["impersonation"] {
  const { impersonation_id: id, impersonated_company_id: companyId, impersonated_id: merchantId } = row;
  if (!id || !companyId || !merchantId) return null;
  return { id, companyId, merchantId, mayChange: maySupportChange(row.support_may_change_until, now) };
}

type StaffBehindToken = { account: AccountActor | null; staff: StaffActor | null };

/** Creates the look-ups of authentication: the actor behind a token. */
export function createIdentities({ db, directory, log, changes }: Services) {
  const memory = createMemory(changes);
  changes.hear((keys) => {
    if (keys === null) directory.forget(null);
    for (const key of keys ?? []) if (key.startsWith("chain:")) directory.forget(Number(key.slice(6)));
  });
  const recallFor = (use: SessionUse) => (use === "used" ? memory.recall : memory.anew);
  const isStale = (lastUsed: Temporal.Instant | null, now: Temporal.Instant) =>
    lastUsed === null || Temporal.Instant.compare(lastUsed.add(touchEvery), now) < 0;
  const quietly = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => log.warn({ err: error }, "saving the last use of a session failed"));

  function account(row: SessionRow, token: string, now: Temporal.Instant, use: SessionUse = "used"): AccountActor {
    const { role, language } = row;
    const impersonation = impersonationIn(row, now);
    if (use === "used" && !impersonation && isStale(row.last_used_at, now)) {
      quietly(touchStaffSession(db.platform, hashToken(token), now, sessionEndsAt(role, now)).execute());
    }
    return { kind: "account", accountId: row.account_id, role, token, language, device: deviceOf(row), impersonation };
  }

  return {
    chainBySubdomain: (subdomain: string) => directory.bySubdomain(subdomain),

    memberByToken(chain: Chain, token: string, now: Temporal.Instant, use: SessionUse = "used") {
      const hash = hashToken(token);
      return recallFor(use)<MemberActor>(`member ${chain.id} ${hash.toString("base64")}`, now, async () => {
        const [[row]] = await db.read(chain.id, () => [memberSession({ hash, now })]);
        if (!row) return null;
        if (use === "used" && isStale(row.last_used_at, now)) {
          const endsAt = sessionEndsAt("ROLE_CONSUMER", now);
          quietly(db.inChain(chain.id, (trx) => touchMemberSession(trx, hash, now, endsAt).execute()));
        }
        return {
          actor: {
            kind: "member",
            memberId: row.member_id,
            role: "ROLE_CONSUMER",
            token,
            language: row.language,
          },
          endsAt: row.expires_at,
          keys: [`member:${chain.id}/${row.member_id}`],
        };
      });
    },

    async deviceByToken(token: string): Promise<{ chain: Chain; actor: DeviceActor } | null> {
      const chainId = chainIdIn(token);
      const chain = chainId && (await directory.byId(chainId));
      if (!chain) return null;
      const [[row]] = await db.read(chain.id, (q) => [findDevice(q, hashToken(token))]);
      if (!row) return null;
      return { chain, actor: { kind: "device", deviceId: row.id, name: row.name, locationId: row.location_id } };
    },

    async accountByToken(token: string, now: Temporal.Instant) {
      const row = await findAccountSession(db.platform, hashToken(token), now).executeTakeFirst();
      return row ? account(row, token, now) : null;
    },

    async staffByToken(
      chain: Chain | null,
      token: string,
      now: Temporal.Instant,
      use: SessionUse = "used",
    ): Promise<StaffBehindToken> {
      if (!chain) return { account: await this.accountByToken(token, now), staff: null };
      const { id, companyId } = chain;
      const hash = hashToken(token);
      const identity = await recallFor(use)<StaffBehindToken>(
        `staff ${id} ${hash.toString("base64")}`,
        now,
        async () => {
          const [[session]] = await db.read(id, () => [
            staffSession({ id, companyId, hash, now, today: platformToday(now) }),
          ]);
          if (!session) return null;
          const who = account(session, token, now, use);
          const staff = staffActor(who, companyId, session);
          if (use === "used" && staff && staff.role !== "ROLE_ADMIN" && isStale(session.last_active_at, now)) {
            quietly(db.inChain(id, (trx) => touchStaff(trx, id, who.accountId, now).execute()));
          }
          const device = who.device ? [`till-device:${who.device.chainId}/${who.device.id}`] : [];
          return {
            actor: { account: who, staff },
            // An impersonation is not cached, so that a changed permission applies from the next call on.
            endsAt: who.impersonation ? now : session.expires_at,
            keys: [`account:${who.accountId}`, ...device],
          };
        },
      );
      return identity ?? { account: null, staff: null };
    },
  };
}
