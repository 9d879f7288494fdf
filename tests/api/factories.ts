import { randomInt, randomUUID } from "node:crypto";
import { openMemberSession, openStaffSession } from "#features/access/sessions/api/sessions.ts";
import { type WebhookType, webhookTypes } from "#features/integrations/webhooks/domain/webhooks.ts";
import { type ApiScope, apiScopes } from "#packages/domain/access/api-scopes.ts";
import type { StaffRole } from "#packages/domain/access/roles.ts";
import type { ChainId } from "#packages/domain/ids.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { newMembershipNumber } from "#packages/server/security/tokens.ts";
import type { TestApi } from "./harness.ts";

const letters = () => Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26))).join("");

async function insert(api: TestApi, table: string, row: Record<string, unknown>): Promise<number> {
  const columns = Object.keys(row);
  const { rows } = await api.owner.query(
    `insert into ${table} (${columns.join(", ")}) values (${columns.map((_, index) => `$${index + 1}`).join(", ")}) returning *`,
    Object.values(row),
  );
  return Number(rows[0].id ?? 0);
}

export interface Club {
  chain: Chain;
  companyId: number;
  locationIds: [number, number];
  couponId: number;
  categoryId: number;
  merchant: { accountId: number; token: string };
}

const texts = (title: string) => {
  const one = { title, termsParagraphs: [{ id: 1, title, content: title }] };
  return JSON.stringify({ sv: one, en: one, fr: one });
};

/**
 * Makes an open club: two points of sale, both texts published, points active at 1 per krona for 12 months, a reward
 * for 100. `approved`: the platform vouches for the company, which then has no budget.
 */
export async function makeClub(
  api: TestApi,
  { pointsActive = true, smsCredits = 50, sandbox = false, approved = true } = {},
): Promise<Club> {
  const subdomain = letters();
  const companyId = await insert(api, "company", {
    name: `${subdomain} AB`,
    trial_ends_on: "2099-01-01",
    postal_city: "Lund",
  });
  const merchant = await makeAccount(api);
  await insert(api, "company_merchant", { company_id: companyId, account_id: merchant.accountId });
  if (approved) {
    const approval = { approved_at: api.clock.now.toString(), approved_by: merchant.accountId };
    await insert(api, "company_budget", { company_id: companyId, ...approval });
  }
  const chainId = await insert(api, "chain", {
    company_id: companyId,
    name: subdomain,
    commercial_name: subdomain,
    subdomain,
    sandbox,
  });
  const location = (name: string) =>
    insert(api, "location", {
      chain_id: chainId,
      name,
      commercial_name: name,
      subpage: name.toLowerCase(),
      city: "Lund",
    });
  const locationIds: [number, number] = [await location("Norr"), await location("Soder")];
  await insert(api, "club_points", { chain_id: chainId, active: pointsActive, name: "Poäng", month_validation: 12 });
  const couponId = await insert(api, "coupon", {
    chain_id: chainId,
    name: "Kanelbulle",
    points_required: 100,
    publish_status: "ACTIVE",
  });
  const categoryId = await insert(api, "category", { chain_id: chainId, name: "Fika" });
  for (const kind of ["MEMBERSHIP", "PRIVACY"]) {
    await insert(api, "terms_version", {
      chain_id: chainId,
      kind,
      version: 1,
      texts: texts(kind),
      published_at: "2026-01-01T12:00:00Z",
      applies_on: "2026-01-01",
    });
  }
  await insert(api, "sms_account", { chain_id: chainId, available: smsCredits });
  if (smsCredits > 0) {
    await insert(api, "sms_entry", {
      chain_id: chainId,
      from_account: "GIVEN",
      to_account: "AVAILABLE",
      credits: smsCredits,
      reason: "free-credits",
      at: api.clock.now.toString(),
    });
  }
  const chain = await api.services.directory.byId(chainId);
  if (!chain) throw new Error("the chain was not created");
  return {
    chain,
    companyId,
    locationIds,
    couponId,
    categoryId,
    merchant: { ...merchant, token: await signIn(api, merchant.accountId, "ROLE_MERCHANT") },
  };
}

export async function makeAccount(api: TestApi, row: Record<string, unknown> = {}) {
  const email = `${letters()}@example.com`;
  const accountId = await insert(api, "account", {
    email,
    first_name: "Kim",
    last_name: "Berg",
    confirmed_at: "2026-01-01",
    ...row,
  });
  return { accountId, email: (row.email as string | undefined) ?? email };
}

/** Opens a session and returns its token; `device` for a session at a till. */
export async function signIn(
  api: TestApi,
  accountId: number,
  role: StaffRole,
  device?: { chainId: ChainId; id: number },
): Promise<string> {
  const opening = { now: api.clock.now, userAgent: "test", ...(device && { device }) };
  const opened = api.services.db.inPlatform((trx) => openStaffSession(trx, accountId, role, opening));
  return (await opened).token;
}

/** Makes signed-in staff of a chain at some of its points of sale. */
export async function makeStaff(
  api: TestApi,
  club: Club,
  role: "ROLE_LOCAL_MERCHANT" | "ROLE_CASHIER",
  locationIds: number[],
  { mayManageStaff = false, ...row }: Record<string, unknown> & { mayManageStaff?: boolean } = {},
) {
  const { accountId, email } = await makeAccount(api, row);
  await insert(api, "staff", {
    chain_id: club.chain.id,
    account_id: accountId,
    role,
    may_manage_staff: mayManageStaff,
  });
  for (const locationId of locationIds) {
    await insert(api, "staff_location", { chain_id: club.chain.id, account_id: accountId, location_id: locationId });
  }
  return { accountId, email, token: await signIn(api, accountId, role) };
}

/** Makes a browser that the club's merchant has approved as a till. */
export async function makeTillDevice(api: TestApi, club: Club, pointOfSaleId = club.locationIds[0]) {
  const body = { name: "Surfplatta", pointOfSaleId };
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const { device, token } = await api.call("approveTillDevice", { body }, as);
  return { deviceId: device.id, token };
}

/** Makes an API key by a club's merchant, with these scopes, for the complete club or for some points of sale. */
export async function makeApiKey(
  api: TestApi,
  club: Club,
  { scopes = apiScopes, places = null }: { scopes?: readonly ApiScope[]; places?: number[] | null } = {},
) {
  const body = { name: "Kassasystemet", scopes: [...scopes], pointOfSaleIds: places, days: null };
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const { apiKey, key } = await api.call("createApiKey", { body }, as);
  return { keyId: apiKey.id, token: key };
}

/** Makes a webhook endpoint for all events, or for these. */
export async function makeWebhook(
  api: TestApi,
  club: Club,
  {
    url = "https://hooks.example.com/in",
    types = webhookTypes,
    pointOfSaleIds,
  }: { url?: string; types?: readonly WebhookType[]; pointOfSaleIds?: number[] | null } = {},
) {
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const { webhook, secret } = await api.call(
    "createWebhook",
    { body: { url, description: "", eventTypes: [...types], pointOfSaleIds } },
    as,
  );
  return { id: webhook.id, secret };
}

/** Stores an account's PIN for the till, as if it had been chosen. */
export async function givePin(api: TestApi, club: Club, accountId: number, pin: string): Promise<void> {
  await api.services.db.inChain(club.chain.id, async (trx) => {
    const pin_hash = await api.services.passwords.hash(pin);
    await trx.insertInto("staff_pin").values({ chain_id: club.chain.id, account_id: accountId, pin_hash }).execute();
  });
}

/** Makes a cashier signed in at a till device by PIN. */
export async function makeCashierByPin(api: TestApi, club: Club) {
  const { accountId } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  const device = await makeTillDevice(api, club);
  const token = await signIn(api, accountId, "ROLE_CASHIER", { chainId: club.chain.id, id: device.deviceId });
  return { accountId, token, device };
}

export async function makeAdmin(api: TestApi) {
  const { accountId, email } = await makeAccount(api, { is_admin: true });
  return { accountId, email, token: await signIn(api, accountId, "ROLE_ADMIN") };
}

/** Makes an admin who impersonates a club's merchant; the club allows changes with `mayChange`. */
export async function makeImpersonation(api: TestApi, club: Club, { mayChange = false } = {}) {
  const { accountId, token: admin } = await makeAdmin(api);
  const { merchant, companyId } = club;
  if (mayChange)
    await api.call("allowSupportChanges", { params: { id: companyId }, body: { hours: 1 } }, { as: merchant.token });
  const reason = "Poängen för ett köp saknas";
  const body = { companyId, merchantId: merchant.accountId, reason };
  const { token, endsAt } = await api.call("startImpersonation", { body }, { as: admin });
  return { accountId, admin, token, endsAt, reason };
}

/** Makes a member with a session. */
export async function makeMember(api: TestApi, club: Club, row: Record<string, unknown> = {}) {
  const membershipNumber = newMembershipNumber();
  const email = `${letters()}@example.com`;
  const memberId = await insert(api, "member", {
    chain_id: club.chain.id,
    membership_number: membershipNumber,
    email,
    first_name: "Anna",
    last_name: "Lind",
    registered_at: "2026-01-01",
    ...row,
  });
  const { token } = await api.services.db.inChain(club.chain.id, (trx) =>
    openMemberSession(trx, club.chain.id, memberId, { now: api.clock.now, userAgent: "test" }),
  );
  return { memberId, membershipNumber, email: (row.email as string | undefined) ?? email, token };
}

/** Returns a member's twelve digits as the till sends them; unused digits when there is no such member. */
export async function numberOf(api: TestApi, memberId: number): Promise<string> {
  const { rows } = await api.owner.query("select membership_number from member where id = $1", [memberId]);
  return rows[0]?.membership_number ?? newMembershipNumber();
}

/** Registers a purchase at the till as the club's merchant. */
export async function buy(
  api: TestApi,
  club: Club,
  memberId: number,
  amount: number,
  couponIds: number[] = [],
  key: string = randomUUID(),
) {
  return api.call(
    "registerPurchase",
    {
      body: { membershipId: await numberOf(api, memberId), pointOfSaleId: club.locationIds[0], amount, couponIds },
    },
    { as: club.merchant.token, chain: club.chain.subdomain, key },
  );
}

/** Recounts a club's statistics and counters, after a test wrote rows directly. */
export async function recount(api: TestApi, { chain }: Club): Promise<void> {
  for (const table of ["day_figures", "club_counter"])
    await api.owner.query(`delete from ${table} where chain_id = $1 and slot < 16`, [chain.id]);
  await api.owner.query(
    "select count_club_figures($1) from (select count(*) from club_revision where chain_id = $1) as on_its_node",
    [chain.id],
  );
}
