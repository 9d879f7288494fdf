import type { ChainId } from "#packages/domain/ids.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { offeredLanguages } from "#packages/domain/translations/translations.ts";
import type { Database } from "../db/database.ts";
import type { Chain } from "../request/call.ts";
import { Latest } from "./latest.ts";

/** Finds chains by subdomain, id or company. Only the directory turns numbers into a ChainId. */
export interface Directory {
  bySubdomain(subdomain: string): Promise<Chain | null>;
  /** Returns the new subdomain of a retired one. */
  movedTo(subdomain: string, today: Temporal.PlainDate): Promise<string | null>;
  /** Returns the origin at which a club that moved to another installation now is. */
  leadsTo(subdomain: string): Promise<string | null>;
  byId(id: number): Promise<Chain | null>;
  ofCompany(companyId: number): Promise<Chain[]>;
  all(): Promise<Chain[]>;
  /** Invalidates a chain whose facts have changed; null: all chains. */
  forget(id: number | null): void;
}

/**
 * Milliseconds for which a chain's cached facts stay fresh without notifications. The facts change a few times a year,
 * and servers are normally notified of a change at once.
 */
const freshForMs = 3_000;
const rememberAtMost = 10_000;

/** The columns that a {@link Chain} is built from. */
export const chainColumns = [
  "id",
  "company_id",
  "subdomain",
  "name",
  "commercial_name",
  "language",
  "languages",
  "time_zone",
  "brand_colour",
  "logo_path",
  "is_demo",
  "sandbox",
  "clock_ahead",
  "suspended_from",
  "frozen_at",
] as const;

/** The owner of a subdomain: a chain, a moved club, or neither. */
interface Found {
  chain: Chain | null;
  leadsTo: string | null;
}

export function createDirectory(db: Database): Directory {
  const cache = new Latest<string, Found & { until: number }>(rememberAtMost);
  // Detects changes during a read, so that stale data is not cached.
  let changes = 0;
  const chains = () => db.platform.selectFrom("chain").select(chainColumns);

  async function find(subdomain: string): Promise<Found> {
    const row = await chains().where("subdomain", "=", subdomain).executeTakeFirst();
    if (row) return { chain: chainOf(row), leadsTo: null };
    const moved = await db.platform
      .selectFrom("moved_subdomain")
      .select("leads_to")
      .where("subdomain", "=", subdomain)
      .executeTakeFirst();
    return { chain: null, leadsTo: moved?.leads_to ?? null };
  }

  /** Caches unknown subdomains too: a wrong guess costs one query instead of one per request. */
  async function remembered(subdomain: string): Promise<Found> {
    const cachedEntry = cache.get(subdomain);
    if (cachedEntry && cachedEntry.until > performance.now()) return cachedEntry;
    const before = changes;
    const loadedEntry = await find(subdomain);
    if (before !== changes) return loadedEntry;
    cache.set(subdomain, { ...loadedEntry, until: performance.now() + freshForMs });
    return loadedEntry;
  }

  return {
    bySubdomain: async (subdomain) => (await remembered(subdomain)).chain,
    leadsTo: async (subdomain) => (await remembered(subdomain)).leadsTo,
    async movedTo(subdomain, today) {
      const row = await db.platform
        .selectFrom("retired_subdomain")
        .innerJoin("chain", "chain.id", "retired_subdomain.chain_id")
        .select("chain.subdomain")
        .where("retired_subdomain.subdomain", "=", subdomain)
        .where("until", ">=", today)
        .executeTakeFirst();
      return row?.subdomain ?? null;
    },
    async byId(id) {
      const row = await chains().where("id", "=", id).executeTakeFirst();
      return row ? chainOf(row) : null;
    },
    ofCompany: async (companyId) =>
      (await chains().where("company_id", "=", companyId).orderBy("id").execute()).map(chainOf),
    all: async () => (await chains().orderBy("id").execute()).map(chainOf),
    forget(id) {
      changes++;
      for (const [subdomain, { chain }] of cache) {
        // A subdomain cached as unknown may now belong to the changed chain.
        if (id === null || chain === null || chain.id === id) cache.delete(subdomain);
      }
    },
  };
}

/** Builds a chain from a row of {@link chainColumns} that was just read or created. */
export function chainOf(row: {
  id: number;
  company_id: number;
  subdomain: string;
  name: string;
  commercial_name: string;
  language: Language;
  languages: readonly Language[];
  time_zone: string;
  brand_colour: string;
  logo_path: string | null;
  is_demo: boolean;
  sandbox: boolean;
  clock_ahead: number;
  suspended_from: Temporal.PlainDate | null;
  frozen_at: Temporal.Instant | null;
}): Chain {
  return {
    id: row.id as ChainId,
    companyId: row.company_id,
    subdomain: row.subdomain,
    name: row.name,
    commercialName: row.commercial_name,
    language: row.language,
    languages: offeredLanguages(row.languages, row.language),
    timeZone: row.time_zone,
    brandColour: row.brand_colour,
    logoPath: row.logo_path,
    isDemo: row.is_demo,
    sandbox: row.sandbox,
    clockAhead: row.clock_ahead,
    suspendedFrom: row.suspended_from,
    frozen: row.frozen_at !== null,
  };
}
