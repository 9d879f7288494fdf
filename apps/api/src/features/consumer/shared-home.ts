import type { Build } from "../../db/build.ts";
import type { Database, Rows } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import type { Chain } from "../../request/call.ts";
import { selectRunningCampaigns } from "../campaigns/own-campaigns.ts";
import { type CouponRow, selectCoupons } from "../coupons/coupon-shape.ts";
import { selectLimitedCoupons } from "../coupons/own-coupons.ts";
import { type RuleRow, selectRule } from "../points/ledger.ts";
import { type StampCardRow, selectStampCards } from "../stamp-cards/stamp-card-shape.ts";
import { type OwnHomeRow, selectOwnHome } from "./own-home.ts";
import type { Looker } from "./reads.ts";

/** What a club shows all its members alike on one day, as of one revision of it. */
export interface SharedHome {
  today: Temporal.PlainDate;
  revision: number;
  rule: RuleRow | undefined;
  coupons: readonly (CouponRow & { per_member_limit: number | null })[];
  running: Rows<ReturnType<typeof selectRunningCampaigns>>;
  /** Those to begin, and stopped ones, which whoever has begun one goes on seeing. */
  cards: readonly StampCardRow[];
  locations: ReadonlyMap<number, { id: number; name: string; logoPath: string | null }>;
}

export type LimitedRow = Rows<ReturnType<typeof selectLimitedCoupons>>[number];

interface HomeRead {
  shared: SharedHome;
  /** Undefined: no such member. */
  own: OwnHomeRow | undefined;
  /** How the coupons with a limit stand to this member. */
  limited: readonly LimitedRow[];
}

const rememberAtMost = 5_000;

const selectHomeLocations = (db: Build) =>
  db
    .selectFrom("location")
    .select(["id", "commercial_name as name", "logo_path as logoPath"])
    .where("closed_at", "is", null);

/** What the home screen is read by, compiled once. */
export const homeRead = {
  own: prepared((q, it: Looker) => selectOwnHome(q, it)),
  limited: prepared((q, it: Looker) => selectLimitedCoupons(q, it.memberId)),
  rule: prepared((q, _: Looker) => selectRule(q)),
  coupons: prepared((q, _: Looker) => selectCoupons(q).select("coupon.per_member_limit")),
  running: prepared((q, it: Looker) => selectRunningCampaigns(q, it.today)),
  cards: prepared((q, _: Looker) =>
    selectStampCards(q).where("publish_status", "in", ["ACTIVE", "STOPPED"]).orderBy("stamp_card.id"),
  ),
  locations: prepared((q, _: Looker) => selectHomeLocations(q)),
};

/**
 * Reads a home in one trip. What all members of a club see alike is remembered with its revision: what is the member's
 * own comes with the revision of the same moment, and where it is another, or the day is, all is read again together.
 */
export function createHomeReader(db: Database) {
  const remembered = new Map<number, SharedHome & { isLimited: boolean }>();

  async function readOwn(chain: Chain, it: Looker, isLimited: boolean): Promise<Omit<HomeRead, "shared">> {
    if (isLimited) {
      const [[own], limited] = await db.read(chain.id, () => [homeRead.own(it), homeRead.limited(it)]);
      return { own, limited };
    }
    const [[own]] = await db.read(chain.id, () => [homeRead.own(it)]);
    return { own, limited: [] };
  }

  async function readAll(chain: Chain, it: Looker): Promise<HomeRead> {
    const [[own], limited, [rule], coupons, running, cards, locations] = await db.read(chain.id, () => [
      homeRead.own(it),
      homeRead.limited(it),
      homeRead.rule(it),
      homeRead.coupons(it),
      homeRead.running(it),
      homeRead.cards(it),
      homeRead.locations(it),
    ]);
    const shared = {
      today: it.today,
      rule,
      coupons,
      running,
      cards,
      locations: new Map(locations.map((each) => [each.id, each])),
    };
    if (!own) return { shared: { ...shared, revision: 0 }, own, limited };
    if (remembered.size >= rememberAtMost) remembered.clear();
    const known = { ...shared, revision: own.revision, isLimited: limited.length > 0 };
    remembered.set(chain.id, known);
    return { shared: known, own, limited };
  }

  return async function readHome(chain: Chain, it: Looker): Promise<HomeRead> {
    const known = remembered.get(chain.id);
    if (!known?.today.equals(it.today)) return readAll(chain, it);
    const { own, limited } = await readOwn(chain, it, known.isLimited);
    return own && own.revision !== known.revision ? readAll(chain, it) : { shared: known, own, limited };
  };
}
