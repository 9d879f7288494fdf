import { randomUUID } from "node:crypto";
import { newMembershipNumber } from "#packages/server/security/tokens.ts";
import { type Club, makeClub, signIn } from "../api/factories.ts";
import type { TestApi } from "../api/harness.ts";
import { aStampCard, makeCampaign, makeStampCard, makeValueCoupon } from "../api/offers.ts";
import type { ClubEvent, Offer } from "./club-events.ts";
import { type ClubLife, cardNamed, couponNamed, type LifeCoupon } from "./club-life.ts";
import type { Looked } from "./club-look.ts";
import { type OpenTill, openTill } from "./till.ts";

/** A real club that runs one history after another, each with its own members. */
export interface ClubWorld extends Looked {
  memberIds: number[];
  /** The first address of each member. */
  emails: string[];
  api: TestApi;
  club: Club;
  till: OpenTill;
  campaignId: number;
  welcomeId: number;
}

const always = { startDate: "2020-01-01", endDate: null };

export async function buildClub(api: TestApi): Promise<ClubWorld> {
  const club = await makeClub(api);
  const as = { as: club.merchant.token, chain: club.chain.subdomain };
  const reward = await api.call("createCoupon", { body: { name: "Bulle", description: "", pointsRequired: 60 } }, as);
  const value = await makeValueCoupon(api, club, { value: 30 });
  const welcomes = await makeValueCoupon(api, club, { value: 50 });
  const campaign = await makeCampaign(api, club, { ...always, couponId: value.id });
  // The coupon of the welcome offer is also available without the offer, and may then be used up first.
  await makeCampaign(api, club, { ...always, name: "Alla", couponId: welcomes.id });
  const welcome = await makeCampaign(api, club, {
    ...always,
    name: "Välkommen",
    welcomeOffer: true,
    visibilityMonths: 2,
    couponId: welcomes.id,
  });
  return {
    api,
    club,
    till: openTill(api, club),
    chainId: club.chain.id,
    memberIds: [],
    emails: [],
    cardIds: [],
    couponIds: [reward.id, value.id, welcomes.id],
    campaignId: campaign.id,
    welcomeId: welcome.id,
  };
}

/** Returns the number of active uses of the club's coupons, by coupon. */
export async function takenBefore({ api, couponIds, chainId }: ClubWorld): Promise<number[]> {
  const { rows } = await api.owner.query(
    `select array(select (select count(*)::int from redemption r where r.chain_id = $1 and r.coupon_id = each.id
       and not exists (select from redemption_cancellation c where c.chain_id = $1 and c.redemption_id = r.id))
     from unnest($2::bigint[]) with ordinality each (id, place) order by place) as taken`,
    [chainId, couponIds],
  );
  return rows[0].taken;
}

/** Publishes everything, with the terms a history begins with. */
const reset = `with rule as (update club_points set active = true, points_per_krona_hundredths = $2, month_validation = $3,
      counted_points_from = null where chain_id = $1),
    card as (update stamp_card set publish_status = 'WITHDRAWN' where chain_id = $1 and publish_status <> 'WITHDRAWN'),
    coupons as (select * from unnest($4::bigint[], $5::int[], $6::int[], $7::int[], $8::int[])
      each (coupon, price, total, per_member, taken)),
    coupon as (update coupon set publish_status = 'ACTIVE', points_required = price, total_limit = total,
      per_member_limit = per_member, minimum_ore = null from coupons where chain_id = $1 and id = coupons.coupon),
    stock as (insert into coupon_stock (chain_id, coupon_id, total_limit, taken)
      select $1, coupon, total, taken from coupons where total is not null
      on conflict (chain_id, coupon_id) do update set total_limit = excluded.total_limit, taken = excluded.taken)
  update campaign set publish_status = 'ACTIVE' where chain_id = $1 and id = any($9)`;

function resetClub({ api, chainId, couponIds, campaignId, welcomeId }: ClubWorld, life: ClubLife) {
  const { rule, coupons } = life;
  const values = [
    ...[chainId, rule.pointsPerKronaHundredths, rule.monthValidation],
    ...[couponIds, coupons.map(({ price }) => price), coupons.map(({ totalLimit }) => totalLimit)],
    ...[coupons.map(({ perMemberLimit }) => perMemberLimit), coupons.map((coupon) => coupon.takenBefore)],
    [campaignId, welcomeId],
  ];
  return api.owner.query({ name: "reset", text: reset, values });
}

async function addMember({ api, chainId, welcomeId }: ClubWorld, through: string, email: string): Promise<number> {
  const { rows } = await api.owner.query(
    `with one as (insert into member (chain_id, membership_number, email) values ($1, $2, $3) returning chain_id, id)
     insert into member_welcome_offer (chain_id, member_id, campaign_id, through)
       select chain_id, id, $4::bigint, $5::date from one returning member_id`,
    [chainId, newMembershipNumber(), email, welcomeId, through],
  );
  return Number(rows[0].member_id);
}

function makeCard({ api, club }: ClubWorld, dayValidation: number, fields: Omit<CardPromise, "dayValidation">) {
  const { stampsAmount, monthValidation } = fields;
  const { coupon } = aStampCard();
  return makeStampCard(api, club, { stampsAmount, monthValidation, coupon: { ...coupon, dayValidation } });
}

/** Prepares the club for a history: everything published, with the history's rules and two new members. */
export async function enterHistory(world: ClubWorld, life: ClubLife): Promise<ClubWorld> {
  await enterTime(world, life.now);
  await resetClub(world, life);
  // Each history gets its own cards: changed terms affect all collecting members, and other histories run at other
  // times.
  const cardIds = [];
  for (const { dayValidation, ...fields } of life.cards)
    cardIds.push((await makeCard(world, dayValidation, fields)).id);
  const emails = life.members.map(() => `${randomUUID()}@example.com`);
  const memberIds = [];
  for (const [index, { welcome }] of life.members.entries())
    memberIds.push(await addMember(world, String(welcome?.through), emails[index] as string));
  return { ...world, cardIds, memberIds, emails };
}

/** Signs the merchant in again, because a session of another time may have expired. */
export async function enterTime({ api, club }: ClubWorld, now: Temporal.Instant): Promise<void> {
  api.clock.now = now;
  club.merchant.token = await signIn(api, club.merchant.accountId, "ROLE_MERCHANT");
}

const merchant = ({ club }: ClubWorld) => ({ as: club.merchant.token, chain: club.chain.subdomain });

export async function setRules(world: ClubWorld, { rule }: ClubLife): Promise<void> {
  const { api } = world;
  const body = {
    name: "Poäng",
    description: "",
    monthValidation: rule.monthValidation,
    pointsPerKrona: rule.pointsPerKronaHundredths / 100,
    countedPointsFrom: rule.countedPointsFrom?.toString() ?? null,
  };
  await api.call("updateClubPoints", { body }, merchant(world));
  await api.call(rule.active ? "activateClubPoints" : "deactivateClubPoints", {}, merchant(world));
}

type CardPromise = Pick<ClubLife["cards"][number], "stampsAmount" | "monthValidation" | "dayValidation">;

export function editCard(world: ClubWorld, index: number, { dayValidation, ...fields }: CardPromise) {
  const { coupon, ...card } = aStampCard(undefined, {
    stampsAmount: fields.stampsAmount,
    monthValidation: fields.monthValidation,
  });
  const body = { ...card, coupon: { ...coupon, dayValidation } };
  return world.api.call("updateStampcard", { params: { id: world.cardIds[index] as number }, body }, merchant(world));
}

type CouponEdit = Extract<ClubEvent, { kind: "EDIT_COUPON" }>;

export function editCoupon(world: ClubWorld, event: CouponEdit, { kind, valueOre, takenBefore: taken }: LifeCoupon) {
  const { perMemberLimit } = event;
  const totalLimit = event.totalLimit === null ? null : event.totalLimit + taken;
  const worth = kind === "REWARD" ? { pointsRequired: event.price } : { value: (valueOre ?? 0) / 100 };
  const minimumPurchase = event.minimumOre === null ? null : event.minimumOre / 100;
  const body = { kind, name: "Annan", description: "", minimumPurchase, totalLimit, perMemberLimit, ...worth };
  const id = world.couponIds[event.coupon] as number;
  return world.api.call("updateCoupon", { params: { id }, body }, merchant(world));
}

export function setStatus(
  world: ClubWorld,
  offer: Offer,
  publishStatus: Extract<ClubEvent, { kind: "STATUS" }>["to"],
): Promise<unknown> {
  const { api, cardIds, couponIds, campaignId, welcomeId } = world;
  const [card, coupon] = [cardNamed[offer], couponNamed[offer]];
  const at = (id: number | undefined) => ({ params: { id: id as number }, body: { publishStatus } });
  if (card !== undefined) return api.call("setStampcardStatus", at(cardIds[card]), merchant(world));
  if (coupon !== undefined) return api.call("setCouponStatus", at(couponIds[coupon]), merchant(world));
  return api.call("setCampaignStatus", at(offer === "CAMPAIGN" ? campaignId : welcomeId), merchant(world));
}
