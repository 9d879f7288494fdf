import { randomBytes } from "node:crypto";
import type pg from "pg";
import { hashToken } from "#packages/server/security/tokens.ts";
import { type BenchClub, makeEmptyClub } from "./club.ts";
import { goOnCounting, layDown, signInSome } from "./lay-down.ts";

export const membersEach = 200;
/** Clubs in use during the measurement, spread over all of them. */
const sampleSize = 100;
/** The interval between signed-in members of each club in use. */
const every = 10;

/** An installation with many clubs. */
export interface Installation {
  /** Some of its clubs, with signed-in members and one merchant for all of them. */
  clubs: BenchClub[];
  adminToken: string;
}

/** Gives each further club the same as the first: a company, a point of sale, terms, points and four rewards. */
async function foundOthers(owner: pg.Client, first: Omit<BenchClub, "members">, count: number): Promise<void> {
  const { chainId, locationId, accountId } = first;
  const others = `generate_series(1, ${count - 1}) n`;
  const ofOthers = `chain.id > ${chainId}`;
  const company = `(select company_id from chain where id = ${chainId})`;
  for (const statement of [
    `insert into company (id, name, trial_ends_on) overriding system value
       select ${company} + n, 'Bolag ' || n, '2099-01-01' from ${others}`,
    `insert into chain (id, company_id, name, commercial_name, subdomain) overriding system value
       select ${chainId} + n, ${company} + n, 'Klubb ' || n, 'Klubb ' || n, 'klubb' || n from ${others}`,
    `insert into location (chain_id, id, name, commercial_name, subpage) overriding system value
       select ${chainId} + n, ${locationId} + n, 'Torget', 'Torget', 'torget' from ${others}`,
    `insert into terms_version (chain_id, kind, version, texts, applies_on)
       select id, kind, 1, '{}', current_date from chain, unnest(array['MEMBERSHIP', 'PRIVACY']) kind where ${ofOthers}`,
    `insert into club_points (chain_id, active) select id, true from chain where ${ofOthers}`,
    `insert into coupon (chain_id, name, points_required, publish_status)
       select id, 'Belöning ' || n, n * 100, 'ACTIVE' from chain, generate_series(1, 4) n where ${ofOthers}`,
    `insert into company_merchant (company_id, account_id)
       select company_id, ${accountId} from chain where ${ofOthers} and (id - ${chainId}) % ${stepOf(count)} = 0`,
  ]) {
    await owner.query(statement);
  }
  for (const table of ["company", "chain", "location"]) await goOnCounting(owner, table);
}

const stepOf = (count: number) => Math.max(1, Math.floor(count / sampleSize));

async function signInAdmin(owner: pg.Client): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await owner.query(
    `with admin as (insert into account (email, confirmed_at, is_admin) values ('admin@example.com', now(), true) returning id)
     insert into staff_session (token_hash, account_id, role, expires_at, second_factor)
     select $1, id, 'ROLE_ADMIN', now() + interval '1 day', true from admin`,
    [hashToken(token)],
  );
  return token;
}

/** Makes clubs of two hundred members with ten purchases each, inserted by SQL. */
export async function makeManyClubs(url: string, owner: pg.Client, count: number): Promise<Installation> {
  const first = await makeEmptyClub(owner);
  await foundOthers(owner, first, count);
  await layDown(url, owner, { ...first, count }, count * membersEach);
  const clubs: BenchClub[] = [];
  for (let nth = 0; nth < count; nth += stepOf(count)) {
    const { rows } = await owner.query("select subdomain from chain where id = $1", [first.chainId + nth]);
    const chainId = first.chainId + nth;
    const members = await signInSome(owner, chainId, every);
    clubs.push({ ...first, chainId, subdomain: rows[0].subdomain, locationId: first.locationId + nth, members });
  }
  return { clubs, adminToken: await signInAdmin(owner) };
}
