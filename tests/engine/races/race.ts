import { expect } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { type Club, makeClub, makeMember } from "../../api/factories.ts";
import { Refused, startApi, type TestApi } from "../../api/harness.ts";
import { type OpenTill, openTill } from "../till.ts";

/** The number of rounds of each race; `npm run races -- 1000` sets more. */
export const rounds = Number(process.env.RACES ?? 10);
/** The timeout of all rounds of one race, in milliseconds. */
export const patience = { timeout: 60_000 + rounds * 1_000 };

/** A server with a connection for each of many tills. */
export interface Course {
  api: TestApi;
  club: Club;
  till: OpenTill;
}

export async function openCourse(): Promise<Course> {
  const api = await startApi({ DATABASE_CONNECTIONS: "16" });
  const club = await makeClub(api);
  return { api, club, till: openTill(api, club) };
}

export interface Raced<T> {
  won: T[];
  /** The codes of the refused requests. */
  lost: string[];
}

/** Sends all requests at once, each on its own connection; fails on anything but an answer or a refusal. */
export async function race<T>(requests: readonly (() => Promise<T>)[]): Promise<Raced<T>> {
  const raced: Raced<T> = { won: [], lost: [] };
  const settled = await Promise.allSettled(requests.map((request) => request()));
  for (const result of settled) {
    if (result.status === "fulfilled") raced.won.push(result.value);
    else if (result.reason instanceof Refused) raced.lost.push(result.reason.problem.code);
    else throw result.reason;
  }
  return raced;
}

/** Returns the same request from this many tills. */
export const tills = <T>(count: number, request: (till: number) => Promise<T>) =>
  Array.from({ length: count }, (_, till) => () => request(till));

/** Repeats a race; rounds count from 0. */
export async function often(act: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round++) await act(round);
}

export async function newMember({ api, club }: Course): Promise<number> {
  return (await makeMember(api, club)).memberId;
}

/** Returns a member's usable and owed points. */
export async function balances({ till }: Course, memberId: number) {
  const { clubPoints, owedPoints } = await till.member(memberId);
  return { clubPoints, owedPoints };
}

/** Makes a coupon in one statement, published, and in the course's campaign if it is worth an amount. */
export async function newCoupon(
  { api, club }: Course,
  {
    price = null,
    value = null,
    total = null,
    each = null,
  }: Partial<Record<"price" | "value" | "total" | "each", number | null>>,
): Promise<number> {
  const { rows } = await api.owner.query(
    `with one as (insert into coupon (chain_id, kind, name, points_required, value_ore, total_limit, per_member_limit, publish_status)
         values ($1, case when $2::int is null then 'VALUE' else 'REWARD' end, 'Bulle', $2, $3, $4, $5, 'ACTIVE')
         returning chain_id, id, total_limit),
       stock as (insert into coupon_stock (chain_id, coupon_id, total_limit) select * from one where total_limit is not null),
       campaign as (insert into campaign (chain_id, name, start_date, publish_status, coupon_id)
         select chain_id, 'Kupong', '2020-01-01', 'ACTIVE', id from one where $3::int is not null)
     select id from one`,
    [club.chain.id, price, value, total, each],
  );
  return Number(rows[0].id);
}

/** Expects all consistency checks to hold. */
export async function prove({ api }: Course): Promise<void> {
  const results = await runChecks(api.services.db.platform);
  expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
}
