import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { openMemberSession } from "#features/access/sessions/api/sessions.ts";
import { clubWideScopes } from "#features/integrations/api-keys/domain/scopes.ts";
import { routes } from "#features/routes.ts";
import type { Route } from "#packages/contract/endpoint.ts";
import type { EndpointName } from "#packages/contract/routes.ts";
import { apiScopes } from "#packages/domain/access/api-scopes.ts";
import type { StaffRole } from "#packages/domain/access/roles.ts";
import {
  type Club,
  makeAccount,
  makeAdmin,
  makeApiKey,
  makeCashierByPin,
  makeClub,
  makeImpersonation,
  makeMember,
  makeStaff,
  makeTillDevice,
  signIn,
} from "../api/factories.ts";
import { startApi, type TestApi } from "../api/harness.ts";
import { accessAnswer, isAccessAnswer, type Rights } from "./who-may.ts";

let api: TestApi;
let club: Club;
let other: Club;
beforeAll(async () => {
  // A limit high enough for all routes, each of which is called with a new till device.
  api = await startApi({ RATE_LIMITS: "tillDevicesPerChain=100000" });
  [club, other] = [await makeClub(api), await makeClub(api)];
  keys = await makeKeys();
});

const oneScope = ["members:read"] as const;
const placeScopes = apiScopes.filter((scope) => !clubWideScopes.includes(scope));
const tillScopes = ["purchases:write"] as const;
/** Made once, because a club's keys are limited, and no call revokes them. */
let keys: Record<"all" | "one" | "place" | "till" | "other" | "revoked" | "expired", string>;
async function makeKeys(): Promise<typeof keys> {
  const places = [club.locationIds[0]];
  return {
    all: (await makeApiKey(api, club)).token,
    one: (await makeApiKey(api, club, { scopes: oneScope })).token,
    place: (await makeApiKey(api, club, { scopes: placeScopes, places })).token,
    till: (await makeApiKey(api, club, { scopes: tillScopes, places })).token,
    other: (await makeApiKey(api, other)).token,
    revoked: await revokedKey(),
    expired: await expiredKey(),
  };
}

/** Every kind of caller, with the function that gets its session. */
const callers = {
  nobody: async () => undefined,
  "a made-up token": async () => "made-up",
  "an expired member": async () => memberToken(club, "2020-01-01T00:00:00Z"),
  "an expired merchant": async () => staffToken(club.merchant.accountId, "ROLE_MERCHANT", "2020-01-01T00:00:00Z"),
  "a member": async () => memberToken(club),
  "a member of the other club": async () => memberToken(other),
  "a removed member": async () => removedMember(),
  "the merchant": async () => signIn(api, club.merchant.accountId, "ROLE_MERCHANT"),
  "the other club's merchant": async () => signIn(api, other.merchant.accountId, "ROLE_MERCHANT"),
  "a signed-out merchant": async () => revoked(),
  "a local merchant": async () => (await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]])).token,
  "a cashier": async () => (await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]])).token,
  "the other club's cashier": async () => (await makeStaff(api, other, "ROLE_CASHIER", [other.locationIds[0]])).token,
  "an account without a grant": async () => signIn(api, (await makeAccount(api)).accountId, "ROLE_CASHIER"),
  "an admin": async () => (await makeAdmin(api)).token,
  "an admin looking as the merchant": async () => (await makeImpersonation(api, club)).token,
  "an admin looking as the other club's merchant": async () => (await makeImpersonation(api, other)).token,
  "an admin who has stopped looking": async () => stoppedLooking(),
  "a former admin": async () => formerAdmin(),
  "a till device": async () => (await makeTillDevice(api, club)).token,
  "a revoked till device": async () => (await revokedDevice()).device.token,
  "a cashier by a code": async () => (await makeCashierByPin(api, club)).token,
  "the other club's cashier by a code": async () => (await makeCashierByPin(api, other)).token,
  "a key with every scope": async () => keys.all,
  "a key with one scope": async () => keys.one,
  "a key of a point of sale": async () => keys.place,
  "a till system's key": async () => keys.till,
  "the other club's key": async () => keys.other,
  "a revoked key": async () => keys.revoked,
  "an expired key": async () => keys.expired,
  "a cashier by a code at a revoked device": async () => (await revokedDevice()).token,
} as const;
type Caller = keyof typeof callers;

/** Sessions are reused until a call changes something. */
const sessions = new Map<Caller, string | undefined>();
async function sessionOf(caller: Caller): Promise<string | undefined> {
  if (!sessions.has(caller)) sessions.set(caller, await callers[caller]());
  return sessions.get(caller);
}

async function memberToken(of: Club, at?: string): Promise<string> {
  const { memberId } = await makeMember(api, of);
  const now = at ? Temporal.Instant.from(at) : api.clock.now;
  return (
    await api.services.db.inChain(of.chain.id, (trx) =>
      openMemberSession(trx, of.chain.id, memberId, { now, userAgent: "" }),
    )
  ).token;
}
async function staffToken(accountId: number, role: StaffRole, at: string): Promise<string> {
  const now = api.clock.now;
  api.clock.now = Temporal.Instant.from(at);
  const token = await signIn(api, accountId, role);
  api.clock.now = now;
  return token;
}
async function removedMember(): Promise<string> {
  const { memberId, token } = await makeMember(api, club);
  await api.owner.query("update member set removed_at = now() where id = $1", [memberId]);
  return token;
}
async function revoked(): Promise<string> {
  const token = await signIn(api, club.merchant.accountId, "ROLE_MERCHANT");
  await api.call("logOut", {}, { as: token });
  return token;
}
async function stoppedLooking(): Promise<string> {
  const { token } = await makeImpersonation(api, club);
  await api.call("endImpersonation", {}, { as: token });
  return token;
}
async function formerAdmin(): Promise<string> {
  const { accountId, token } = await makeAdmin(api);
  await api.owner.query("update account set is_admin = false where id = $1", [accountId]);
  return token;
}

async function revokedKey(): Promise<string> {
  const { keyId, token } = await makeApiKey(api, club);
  const options = { as: club.merchant.token, chain: club.chain.subdomain };
  await api.call("revokeApiKey", { params: { id: keyId } }, options);
  return token;
}
async function expiredKey(): Promise<string> {
  const { keyId, token } = await makeApiKey(api, club);
  await api.owner.query(
    "update api_key set created_at = (created_at at time zone 'UTC' - interval '2 days') at time zone 'UTC', expires_at = (created_at at time zone 'UTC' - interval '1 day') at time zone 'UTC' where id = $1",
    [keyId],
  );
  return token;
}

async function revokedDevice() {
  const cashier = await makeCashierByPin(api, club);
  const options = { as: club.merchant.token, chain: club.chain.subdomain };
  await api.call("revokeTillDevice", { params: { id: cashier.device.deviceId } }, options);
  return cashier;
}

const account = (role: StaffRole): Rights => ({ role, account: role });
/** The rights of each caller at `club`; an unlisted caller has no valid session. */
const rights: Partial<Record<Caller, Rights>> = {
  "a member": { member: true },
  "a till device": { device: true },
  "the merchant": account("ROLE_MERCHANT"),
  "a local merchant": account("ROLE_LOCAL_MERCHANT"),
  "a cashier": account("ROLE_CASHIER"),
  "an admin": { account: "ROLE_ADMIN" },
  "an admin looking as the merchant": { looking: "here" },
  "an admin looking as the other club's merchant": { looking: "elsewhere" },
  "a cashier by a code": { ...account("ROLE_CASHIER"), byPin: true },
  "a key with every scope": { key: { role: "ROLE_MERCHANT", scopes: apiScopes } },
  "a key with one scope": { key: { role: "ROLE_MERCHANT", scopes: oneScope } },
  "a key of a point of sale": { key: { role: "ROLE_LOCAL_MERCHANT", scopes: placeScopes } },
  "a till system's key": { key: { role: "ROLE_LOCAL_MERCHANT", scopes: tillScopes } },
  "the other club's merchant": { account: "ROLE_MERCHANT" },
  "the other club's cashier": { account: "ROLE_CASHIER" },
  "the other club's cashier by a code": { account: "ROLE_CASHIER", byPin: true },
  "an account without a grant": { account: "ROLE_CASHIER" },
};

/** The outbox decides its own access: on a server without demonstration data only admins may open it. */
const outbox: readonly string[] = ["listMessages", "getMessage"] satisfies EndpointName[];
function expectedAtOutbox(caller: Caller): "in" | 401 | 403 {
  if (caller === "an admin") return "in";
  if (rights[caller]?.looking) return 403;
  return rights[caller]?.account ? 403 : 401;
}

/** Returns requests that name no existing entity, so that an admitted caller gets at worst 400 or 404. */
function harmless(route: Route): { params: Record<string, string>; body?: unknown } {
  const id = route.path.startsWith("/outbox/") ? "p999999999" : "999999999";
  const params: Record<string, string> = {
    id,
    membershipId: id,
    subdomain: club.chain.subdomain,
    kind: "membership",
    part: "card",
    channel: "EMAIL",
  };
  return { params, ...(route.method === "POST" || route.method === "PUT" ? { body: {} } : {}) };
}

describe.each(Object.entries(routes) as [EndpointName, Route][])("%s", (name, route) => {
  const { access } = route;
  // Open endpoints need no table; a member's host serves only members and guests.
  const onHost = access.who === "member" || access.who === "visitor";
  test("is open to the callers it names, and to no others", async () => {
    for (const caller of Object.keys(callers) as Caller[]) {
      const host =
        onHost || (access.who === "signed-in" && caller.includes("member")) ? club.chain.subdomain : undefined;
      const options = { as: await sessionOf(caller), host, chain: club.chain.subdomain, key: randomUUID() };
      const { status, body } = await api.ask(name, harmless(route) as never, options);
      if (route.method !== "GET" && status < 300) {
        sessions.clear();
        // Signs the merchants in again, because a caller who ends all devices has also ended the sessions of other
        // callers.
        for (const shop of [club, other])
          shop.merchant.token = await signIn(api, shop.merchant.accountId, "ROLE_MERCHANT");
      }
      const code = (body as { code?: string } | undefined)?.code;
      const answered = isAccessAnswer(code) ? status : "in";
      expect({ caller, answered }).toEqual({
        caller,
        answered: outbox.includes(name) ? expectedAtOutbox(caller) : accessAnswer(name, route, rights[caller] ?? {}),
      });
    }
  });
});
