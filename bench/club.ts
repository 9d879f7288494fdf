import { randomBytes } from "node:crypto";
import type pg from "pg";
import { hashToken, newMembershipNumber } from "#packages/server/security/tokens.ts";

export interface BenchClub {
  chainId: number;
  subdomain: string;
  locationId: number;
  accountId: number;
  staffToken: string;
  members: BenchMember[];
}

export interface BenchMember {
  id: number;
  /** The twelve digits of the membership number. */
  number: string;
  token: string;
}

const purchasesEach = 5;

async function one(owner: pg.Client, sql: string, values: unknown[]): Promise<number> {
  const { rows } = await owner.query(sql, values);
  return Number(rows[0].id);
}

async function makeChain(owner: pg.Client) {
  const subdomain = "matning";
  const company = await one(
    owner,
    "insert into company (name, trial_ends_on) values ('Mätning AB', '2099-01-01') returning id",
    [],
  );
  const accountId = await one(
    owner,
    "insert into account (email, confirmed_at) values ('kassa@example.com', now()) returning id",
    [],
  );
  await owner.query("insert into company_merchant (company_id, account_id) values ($1, $2)", [company, accountId]);
  const chainId = await one(
    owner,
    "insert into chain (company_id, name, commercial_name, subdomain) values ($1, $2, $2, $2) returning id",
    [company, subdomain],
  );
  const locationId = await one(
    owner,
    "insert into location (chain_id, name, commercial_name, subpage) values ($1, 'Torget', 'Torget', 'torget') returning id",
    [chainId],
  );
  await owner.query(
    `insert into terms_version (chain_id, kind, version, texts, applies_on)
     select $1, kind, 1, '{}', current_date from unnest(array['MEMBERSHIP', 'PRIVACY']) kind`,
    [chainId],
  );
  await owner.query("insert into club_points (chain_id, active) values ($1, true)", [chainId]);
  await owner.query(
    "insert into coupon (chain_id, name, points_required, publish_status) select $1, 'Belöning ' || n, n * 100, 'ACTIVE' from generate_series(1, 4) n",
    [chainId],
  );
  return { chainId, subdomain, locationId, accountId };
}

/** Opens a session for each member of these ids and numbers. */
export async function signInMembers(
  owner: pg.Client,
  chainId: number,
  rows: readonly { id: string; membership_number: string }[],
): Promise<BenchMember[]> {
  const members = rows.map(({ id, membership_number: number }) => ({
    id: Number(id),
    number,
    token: randomBytes(32).toString("base64url"),
  }));
  await owner.query(
    `insert into member_session (chain_id, token_hash, member_id, expires_at)
     select $1, hash, id, now() + interval '1 day' from unnest($2::bytea[], $3::bigint[]) as each (hash, id)`,
    [chainId, members.map(({ token }) => hashToken(token)), members.map(({ id }) => id)],
  );
  return members;
}

/** Makes signed-in members without purchases. */
export async function makeGuests(owner: pg.Client, chainId: number, count: number): Promise<BenchMember[]> {
  const numbers = Array.from({ length: count }, newMembershipNumber);
  const { rows } = await owner.query<{ id: string; membership_number: string }>(
    `insert into member (chain_id, membership_number, email, first_name, last_name)
     select $1, n, n || '@example.com', 'Anna', 'Lind' from unnest($2::text[]) n on conflict do nothing returning id, membership_number`,
    [chainId, numbers],
  );
  return signInMembers(owner, chainId, rows);
}

/** Inserts five purchases per member, so that reads find rows. */
async function letThemBuy(owner: pg.Client, chainId: number, locationId: number, members: readonly BenchMember[]) {
  const ids = members.map(({ id }) => id);
  await owner.query(
    `with bought as (
       insert into purchase (chain_id, registration_key, member_id, location_id, purchased_at, purchased_on, amount_ore)
       select $1, gen_random_uuid(), id, $3, at, (at at time zone 'Europe/Stockholm')::date, 10000
       from unnest($2::bigint[]) id, generate_series(1, $4) n, lateral (select now() - n * interval '9 days' as at) day
       returning id, member_id, purchased_on),
     lot as (
       insert into point_lot (chain_id, member_id, purchase_id, earned_on, valid_through, amount, left_points,
         points_per_krona_hundredths)
       select $1, member_id, id, purchased_on, (purchased_on + interval '12 months')::date - 1, 100, 100, 100 from bought returning id, member_id)
     insert into point_entry (chain_id, member_id, lot_id, kind, points, at) select $1, member_id, id, 'EARN', 100, now() from lot`,
    [chainId, ids, locationId, purchasesEach],
  );
}

/** Makes a club without members, with its merchant signed in. */
export async function makeEmptyClub(owner: pg.Client): Promise<Omit<BenchClub, "members">> {
  const chain = await makeChain(owner);
  const staffToken = randomBytes(32).toString("base64url");
  await owner.query(
    "insert into staff_session (token_hash, account_id, role, expires_at) values ($1, $2, 'ROLE_MERCHANT', now() + interval '1 day')",
    [hashToken(staffToken), chain.accountId],
  );
  return { ...chain, staffToken };
}

/** Makes a club to measure or to kill: members with purchases and sessions, and a signed-in merchant. */
export async function makeBenchClub(owner: pg.Client, memberCount: number): Promise<BenchClub> {
  const club = await makeEmptyClub(owner);
  const members = await makeGuests(owner, club.chainId, memberCount);
  await letThemBuy(owner, club.chainId, club.locationId, members);
  await owner.query("select count_member_statistics($1, current_date), count_club_figures($1)", [club.chainId]);
  await owner.query("vacuum analyze");
  return { ...club, members };
}
