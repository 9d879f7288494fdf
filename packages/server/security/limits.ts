import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { RateLimit, RateLimitName } from "#packages/domain/rate-limits.ts";
import type { Database } from "../db/database.ts";
import { TooManyRequests } from "../request/refusal.ts";

/** Rate limits shared by all servers, counted in the database by limit name and key. */
export interface Limits {
  /**
   * Counts one attempt; refuses with TOO_MANY_REQUESTS above the limit and states the remaining time. The key is stored
   * hashed.
   */
  spend(limit: RateLimitName, key: string): Promise<void>;
  /**
   * Counts one attempt per source of a request. IPv6 sources also share a wider budget with their /48: ten times the
   * points.
   */
  spendSource(limit: RateLimitName, source: string, purpose?: string): Promise<void>;
  /** Counts one attempt. The first attempt above the limit raises an alarm before it is refused. */
  spendOrAlarm(limit: RateLimitName, key: string, alarming: Alarming): Promise<void>;
  /** Counts one attempt against a part of the limit's points; `part` depends on a chain's credits or on a purpose. */
  spendPart(limit: RateLimitName, key: string, part: (points: number) => number): Promise<void>;
  /** Counts one attempt against a limit whose size is only known at run time, such as a chain's own. */
  spendUpTo(name: string, key: string, points: number, seconds: number): Promise<void>;
  /**
   * Whether a text equals the key's latest text or continues it, as during typing. Each stored text can be continued
   * once.
   */
  isTypedOn(name: string, key: string, text: string, seconds: number): Promise<boolean>;
  /** Whether the key was unused for this many seconds: for events that count once. */
  isFirst(name: string, key: string, seconds: number): Promise<boolean>;
  /** Stores for this many seconds that an event happened under these keys. */
  note(name: string, keys: readonly string[], seconds: number): Promise<void>;
  /** Whether an event noted under the key is still stored. */
  isNoted(name: string, key: string): Promise<boolean>;
}

/** The number of attempts in the current period, and the remaining seconds. */
interface Count {
  points: number;
  secondsLeft: number;
  over: () => never;
}

interface Alarming {
  alarm: () => Promise<void>;
  /** Multiplies the points for a caller that serves several points of sale. */
  times?: number | undefined;
  /** Reads a limit that replaces the configured one unless null. */
  ownPoints: () => Promise<number | null>;
}

/**
 * The factor by which a /48's budget exceeds a /64's. One customer often owns a /48, and without a common budget each
 * of its 65,536 networks would have its own.
 */
const sitePoints = 10;

/** Returns the /48 around a source such as `2001:db8:1:2::/64`; null for IPv4. */
function siteOf(source: string): string | null {
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(source);
  return groups ? `${groups[1]}::/48` : null;
}

export function createLimits(
  db: Database,
  rateLimits: Record<RateLimitName, RateLimit>,
  clock: () => Temporal.Instant,
): Limits {
  const hashOf = (name: string, key: string) => `${name}:${createHash("sha256").update(key).digest("base64url")}`;

  async function isTypedOn(name: string, key: string, text: string, seconds: number): Promise<boolean> {
    const now = clock().epochMilliseconds;
    const letters = [...text];
    const hashes = letters.map((_, at) => hashOf(name, `${key} ${letters.slice(0, at + 1).join("")}`));
    const { rows } = await sql<{ typed_on: boolean }>`
      with former as (update rate_limit set expire = ${now} where key = any(${hashes.slice(0, -1)}::text[]) and expire > ${now}
        returning key),
      same as (select from rate_limit where key = ${hashes.at(-1) ?? ""} and expire > ${now})
      insert into rate_limit (key, points, expire) values (${hashes.at(-1) ?? ""}, 1, ${now + seconds * 1000})
      on conflict (key) do update set expire = excluded.expire
      returning exists (select from former) or exists (select from same) as typed_on`.execute(db.platform);
    return rows[0]?.typed_on ?? false;
  }

  /** Counts one attempt and returns the number of attempts in the current period. */
  async function count(name: string, key: string, seconds: number): Promise<Count> {
    const hashed = hashOf(name, key);
    const now = clock().epochMilliseconds;
    const { rows } = await sql<{ points: number; expire: number }>`
      insert into rate_limit (key, points, expire) values (${hashed}, 1, ${now + seconds * 1000})
      on conflict (key) do update set
        points = case when rate_limit.expire <= ${now} then 1 else rate_limit.points + 1 end,
        expire = case when rate_limit.expire <= ${now} then excluded.expire else rate_limit.expire end
      returning points, expire`.execute(db.platform);
    const { points, expire } = rows[0] ?? { points: 0, expire: now };
    const secondsLeft = Math.max(1, Math.ceil((Number(expire) - now) / 1000));
    return {
      points,
      secondsLeft,
      over: () => {
        throw new TooManyRequests(secondsLeft);
      },
    };
  }
  const isFirst = async (name: string, key: string, seconds: number) => (await count(name, key, seconds)).points === 1;

  async function note(name: string, keys: readonly string[], seconds: number): Promise<void> {
    if (keys.length === 0) return;
    const hashes = [...new Set(keys)].map((key) => hashOf(name, key));
    await sql`insert into rate_limit (key, points, expire)
      select key, 1, ${clock().epochMilliseconds + seconds * 1000} from unnest(${hashes}::text[]) as key
      on conflict (key) do update set expire = excluded.expire`.execute(db.platform);
  }
  async function isNoted(name: string, key: string): Promise<boolean> {
    const now = clock().epochMilliseconds;
    const { rows } = await sql`select from rate_limit where key = ${hashOf(name, key)} and expire > ${now}`.execute(
      db.platform,
    );
    return rows.length > 0;
  }

  async function spendUpTo(name: string, key: string, points: number, seconds: number): Promise<void> {
    const tries = await count(name, key, seconds);
    if (tries.points > points) tries.over();
  }
  return {
    async spendSource(limit, source, purpose = "") {
      const keyOf = (network: string) => `${purpose}${purpose && " "}${network}`;
      const { points, seconds } = rateLimits[limit];
      await spendUpTo(limit, keyOf(source), points, seconds);
      const site = siteOf(source);
      if (site) await spendUpTo(limit, keyOf(site), sitePoints * points, seconds);
    },
    spend: (limit, key) => spendUpTo(limit, key, rateLimits[limit].points, rateLimits[limit].seconds),
    async spendOrAlarm(limit, key, { alarm, times = 1, ownPoints }) {
      const { points, seconds } = rateLimits[limit];
      const [tries, own] = await Promise.all([count(limit, key, seconds), ownPoints()]);
      if (tries.points <= (own ?? points) * times) return;
      // After a limit is lowered, several concurrent attempts may exceed it, so only one raises the alarm.
      if (await isFirst(`${limit}Alarm`, key, tries.secondsLeft)) await alarm();
      tries.over();
    },
    spendPart: (limit, key, part) => spendUpTo(limit, key, part(rateLimits[limit].points), rateLimits[limit].seconds),
    spendUpTo,
    isTypedOn,
    isFirst,
    note,
    isNoted,
  };
}
