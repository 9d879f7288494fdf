import { campaignIn } from "#features/loyalty/campaigns/api/campaign-shape.ts";
import { selectRunningCampaigns, selectWelcomeCampaigns } from "#features/loyalty/campaigns/api/own-campaigns.ts";
import { couponIn, selectCoupons } from "#features/loyalty/coupons/api/coupon-shape.ts";
import { selectLimitedCoupons } from "#features/loyalty/coupons/api/own-coupons.ts";
import { ruleIn, selectRule } from "#features/loyalty/points/api/ledger.ts";
import { cardIn, selectStampCards } from "#features/loyalty/stamp-cards/api/stamp-card-shape.ts";
import type { PurchaseRow } from "#features/till/purchases/api/queries.ts";
import { selectMemberPurchases } from "#features/till/purchases/api/queries.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { Database, Rows } from "#packages/server/db/database.ts";
import { isUnavailable } from "#packages/server/db/errors.ts";
import { prepared } from "#packages/server/db/prepared.ts";
import { Latest } from "#packages/server/remembered/latest.ts";
import { createBatcher } from "#packages/server/request/batcher.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { type OwnHomeRow, selectOwnHome } from "./own-home.ts";
import type { Looker } from "./reads.ts";

const selectPlaces = (db: Build) =>
  db.selectFrom("location").select(["id", "commercial_name as name", "logo_path as logoPath", "closed_at"]);

/** The queries of the home screen, compiled once. */
export const homeRead = {
  own: prepared((q, looker: Looker) => selectOwnHome(q, looker)),
  limited: prepared((q, looker: Looker) => selectLimitedCoupons(q, looker.memberId)),
  latest: prepared((q, looker: Looker) => selectMemberPurchases(q, looker.memberId, 0, null)),
  rule: prepared((q, _: Looker) => selectRule(q)),
  coupons: prepared((q, _: Looker) => selectCoupons(q).select("coupon.per_member_limit")),
  running: prepared((q, looker: Looker) => selectRunningCampaigns(q, looker.today)),
  welcomes: prepared((q, _: Looker) => selectWelcomeCampaigns(q)),
  cards: prepared((q, _: Looker) =>
    selectStampCards(q).where("publish_status", "in", ["ACTIVE", "STOPPED"]).orderBy("stamp_card.id"),
  ),
  places: prepared((q, _: Looker) => selectPlaces(q)),
};

type HomeRows<Name extends keyof typeof homeRead> = Rows<ReturnType<(typeof homeRead)[Name]>>;

/** The data that a club shows to all its members on one day, as of one revision. */
export interface SharedHome {
  today: Temporal.PlainDate;
  revision: number;
  rule: HomeRows<"rule">[number] | undefined;
  coupons: HomeRows<"coupons">;
  running: HomeRows<"running">;
  /** Welcome offers by the ids of their campaigns, running or not. */
  welcomes: ReadonlyMap<number, HomeRows<"welcomes">[number]>;
  /** Cards that can be started, and stopped cards, which only members with an open filling see. */
  cards: HomeRows<"cards">;
  /** Points of sale by their ids, including closed ones. */
  places: ReadonlyMap<number, HomeRows<"places">[number]>;
  /** Whether any coupon has a limit, so that each member's uses must be read. */
  isLimited: boolean;
}

export type LimitedRow = HomeRows<"limited">[number];

interface OwnRead {
  /** The member's own data; undefined if the member does not exist. */
  own: OwnHomeRow | undefined;
  /** This member's uses of limited coupons. */
  limited: readonly LimitedRow[];
  /** The latest purchase with all its data, if the home screen's line needs it. */
  latest: PurchaseRow | undefined;
}

export type HomeRead = OwnRead & { shared: SharedHome };

/** Returns the shared data in a language, built once per language. */
function inLanguages(own: SharedHome): (language: Language) => SharedHome {
  const made = new Map<Language, SharedHome>();
  const make = (language: Language): SharedHome => ({
    ...own,
    rule: own.rule && ruleIn(own.rule, language),
    coupons: own.coupons.map((row) => couponIn(row, language)),
    running: own.running.map((row) => campaignIn(row, language)),
    welcomes: byId([...own.welcomes.values()].map((row) => campaignIn(row, language))),
    cards: own.cards.map((row) => cardIn(row, language)),
  });
  return (language) => {
    const entry = made.get(language) ?? make(language);
    made.set(language, entry);
    return entry;
  };
}

/** A member's request for home, in a club with cached data. */
interface Look {
  chain: Chain;
  looker: Looker;
  isLimited: boolean;
}

/** Reads the data for concurrent requests of one club in one transaction, because they share most of the cost. */
async function readTogether(db: Database, all: readonly Look[]): Promise<OwnRead[]> {
  const [first] = all;
  if (!first) return [];
  const limitedTo = all.filter(({ isLimited }) => isLimited);
  const rows = await db.read(first.chain.id, () => [
    ...all.map(({ looker }) => homeRead.own(looker)),
    ...limitedTo.map(({ looker }) => homeRead.limited(looker)),
  ]);
  const owns = rows as unknown as OwnHomeRow[][];
  const limited = rows.slice(all.length) as LimitedRow[][];
  return all.map((look, index) => ({
    own: owns[index]?.[0],
    limited: limited[limitedTo.indexOf(look)] ?? [],
    latest: undefined,
  }));
}

const rememberAtMost = 5_000;
const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/**
 * Creates a reader of home in one round trip. Caches the shared data per revision and language. The member's own data
 * includes the current revision; if the revision or the day differs, the reader loads everything again.
 */
export function createHomeReader(db: Database) {
  const remembered = new Latest<number, { own: SharedHome; inLanguage: (language: Language) => SharedHome }>(
    rememberAtMost,
  );

  const readInBatch = createBatcher<Look, OwnRead>({
    size: 16,
    concurrency: 2,
    runBatch: async (all) => (await readTogether(db, all)).map((answer) => ({ ok: true, answer })),
    runSingle: async (look) => (await readTogether(db, [look]))[0] as OwnRead,
    isWorthRetrying: (error) => !isUnavailable(error),
  });

  async function readAll(chain: Chain, looker: Looker, language: Language): Promise<HomeRead> {
    const [[own], limited, [latest], [rule], coupons, running, welcomes, cards, places] = await db.read(
      chain.id,
      () => [
        homeRead.own(looker),
        homeRead.limited(looker),
        homeRead.latest(looker),
        homeRead.rule(looker),
        homeRead.coupons(looker),
        homeRead.running(looker),
        homeRead.welcomes(looker),
        homeRead.cards(looker),
        homeRead.places(looker),
      ],
    );
    const shared = {
      today: looker.today,
      // An unknown member's home is not cached.
      revision: own?.revision ?? -1,
      rule,
      coupons,
      running,
      welcomes: byId(welcomes),
      cards,
      places: byId(places),
      isLimited: limited.length > 0,
    };
    const inLanguage = inLanguages(shared);
    remembered.set(chain.id, { own: shared, inLanguage });
    return { shared: inLanguage(language), own, limited, latest };
  }

  return async function readHome(chain: Chain, looker: Looker, language: Language): Promise<HomeRead> {
    const cachedHome = remembered.get(chain.id);
    if (!cachedHome?.own.today.equals(looker.today)) return readAll(chain, looker, language);
    const shared = cachedHome.inLanguage(language);
    const read = await readInBatch(`${chain.id}`, { chain, looker, isLimited: shared.isLimited });
    const isWhole = !read.own || (read.own.revision === shared.revision && !read.own.latest?.moved);
    return isWhole ? { shared, ...read } : readAll(chain, looker, language);
  };
}
