import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { BoughtFacts, MemberFacts } from "#features/messages/selections/domain/member-facts.ts";
import type { Club } from "../api/factories.ts";
import { makeMember } from "../api/factories.ts";
import type { TestApi } from "../api/harness.ts";
import { cities, type Things, zipCodes } from "./any-selection.ts";

const zone = "Europe/Stockholm";
/** The day for which the members' totals are counted: the clocks go forward in its night. */
export const countedOn = Temporal.PlainDate.from("2026-03-29");

const dayWithin = (maxDaysBack: number) =>
  fc.integer({ min: 0, max: maxDaysBack }).map((days) => countedOn.subtract({ days }));
const dayAfter = fc.integer({ min: -20, max: 400 }).map((days) => countedOn.add({ days }));
/** Days on which points expire: month ends, both nights of clock changes, and the days around a period's end. */
const expiryDay = fc.oneof(
  dayAfter,
  fc
    .constantFrom("2026-03-28", "2026-03-29", "2026-03-30", "2026-03-31", "2026-04-28", "2026-04-29", "2026-04-30")
    .map((day) => Temporal.PlainDate.from(day)),
  fc
    .constantFrom("2026-05-31", "2026-10-24", "2026-10-25", "2026-10-26", "2027-02-28", "2028-02-28", "2028-02-29")
    .map((day) => Temporal.PlainDate.from(day)),
  fc.constantFrom(30, 31, 60, 61).map((days) => countedOn.add({ days })),
);
const lot = fc.record({ left: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constant(50)), through: expiryDay });
/** The day some months ago, and the borders of its month, because a period of months begins there. */
const borderDay = fc
  .tuple(fc.constantFrom(1, 11, 12, 13), fc.constantFrom("same", "first", "before"))
  .map(([months, where]) => {
    const then = countedOn.subtract({ months });
    const first = then.with({ day: 1 });
    return where === "same" ? then : where === "first" ? first : first.subtract({ days: 1 });
  });
/** Times at both ends of a day, and in the hour that a spring night skips. */
const time = fc.constantFrom("00:00:00", "02:30:00", "12:00:00", "23:59:59.999");

interface Purchase extends BoughtFacts {
  at: Temporal.Instant;
  returnedOre: number;
}
const purchase = ({ locationIds, categoryIds, campaignIds }: Things): fc.Arbitrary<Purchase> =>
  fc
    .record({
      on: fc.oneof(dayWithin(500), dayWithin(900), borderDay),
      time,
      ore: fc.integer({ min: 100, max: 20_000 }),
      returnedOre: fc.constantFrom(0, 0, 0, 50),
      locationId: fc.constantFrom(...locationIds),
      categoryIds: fc.subarray([...categoryIds]),
      campaignIds: fc.subarray([...campaignIds]),
    })
    .map(({ time: of, ...rest }) => ({
      ...rest,
      at: rest.on.toZonedDateTime({ timeZone: zone, plainTime: of }).toInstant(),
    }));

const birthdays = fc.oneof(
  fc
    .constantFrom("1996-02-29", "2000-02-29", "1990-03-29", "1990-03-31", "1980-12-31", "1980-01-01")
    .map((day) => Temporal.PlainDate.from(day)),
  dayWithin(25_000),
);

export interface Generated extends Omit<MemberFacts, "purchases"> {
  purchases: Purchase[];
  /** Fully returned purchases, of which no condition finds anything. */
  returned: Purchase[];
  /** Cancelled uses of coupons. */
  givenBack: Generated["usedCoupons"];
  /** Whether the member left or was merged into another: never in any selection. */
  gone: boolean;
}

const onCards = (things: Things, most: number) =>
  fc.uniqueArray(
    fc.record({
      stampCardId: fc.constantFrom(...things.stampCardIds),
      stamps: fc.integer({ min: 1, max: 9 }),
      through: dayAfter,
    }),
    { selector: ({ stampCardId }) => stampCardId, maxLength: most },
  );

const usesOf = ({ couponIds, locationIds }: Things, most: number) =>
  couponIds.length === 0
    ? fc.constant([])
    : fc.array(fc.record({ couponId: fc.constantFrom(...couponIds), locationId: fc.constantFrom(...locationIds) }), {
        maxLength: most,
      });

export const anyMember = (things: Things): fc.Arbitrary<Generated> =>
  fc.record({
    homeLocationId: fc.constantFrom(null, ...things.locationIds),
    gender: fc.constantFrom("FEMALE" as const, "MALE" as const, "OTHER" as const, null),
    birthday: fc.option(birthdays, { freq: 5 }),
    city: fc.constantFrom(...cities),
    zipCode: fc.constantFrom(...zipCodes),
    registeredOn: dayWithin(500),
    language: fc.constantFrom("sv" as const, "en" as const, "fr" as const),
    hasEmail: fc.boolean(),
    hasPhone: fc.boolean(),
    consents: fc.subarray(["EMAIL", "SMS"] as const),
    purchases: fc.array(purchase(things), { maxLength: 5 }),
    returned: fc.array(purchase(things), { maxLength: 1 }),
    // Some members have more expiry days than their stored totals hold.
    lots: fc.oneof(fc.array(lot, { maxLength: 3 }), fc.array(lot, { minLength: 8, maxLength: 14 })),
    cards: onCards(things, 2),
    rewards: onCards(things, 2),
    usedCoupons: usesOf(things, 2),
    givenBack: usesOf(things, 1),
    gone: fc.constantFrom(false, false, false, true),
  });

type Row = (table: string, row: Record<string, unknown>) => Promise<number>;

async function writeBought(insert: Row, memberId: number, bought: Purchase, returned: boolean): Promise<void> {
  const amount = bought.ore + bought.returnedOre;
  const id = await insert("purchase", {
    member_id: memberId,
    registration_key: randomUUID(),
    location_id: bought.locationId,
    purchased_at: bought.at.toString(),
    purchased_on: bought.on.toString(),
    amount_ore: amount,
    returned_ore: returned ? amount : bought.returnedOre,
    returned_at: returned ? bought.at.toString() : null,
  });
  for (const category_id of bought.categoryIds) await insert("purchase_category", { purchase_id: id, category_id });
  for (const campaign_id of bought.campaignIds) await insert("purchase_campaign", { purchase_id: id, campaign_id });
}

async function writeCards(insert: Row, memberId: number, { cards, rewards }: Generated): Promise<void> {
  const started = countedOn.subtract({ days: 100 }).toString();
  for (const card of new Set([...cards, ...rewards].map(({ stampCardId }) => stampCardId))) {
    const on = { member_id: memberId, stamp_card_id: card };
    await insert("member_stamp_card", { ...on, last_order: 2 });
    const filling = { ...on, stamps_amount: 10, started_on: started, reward_days: 30, status_changed_at: "2026-01-01" };
    const won = rewards.find(({ stampCardId }) => stampCardId === card);
    if (won) {
      const lasts = { reward_starts_on: started, reward_ends_on: won.through.toString() };
      const full = { usage_order: 1, collected: 10, status: "COMPLETED", ends_on: started, ...lasts };
      await insert("stamp_card_usage", { ...filling, ...full });
    }
    const open = cards.find(({ stampCardId }) => stampCardId === card);
    if (open) {
      const begun = { usage_order: 2, collected: open.stamps, status: "OPEN", ends_on: open.through.toString() };
      await insert("stamp_card_usage", { ...filling, ...begun });
    }
  }
}

async function writeUses(insert: Row, memberId: number, { usedCoupons, givenBack }: Generated): Promise<void> {
  const use = (each: Generated["usedCoupons"][number]) =>
    insert("redemption", {
      member_id: memberId,
      coupon_id: each.couponId,
      location_id: each.locationId,
      points: 0,
      value_ore: 5_000,
      redeemed_at: "2026-02-01",
    });
  for (const couponUse of usedCoupons) await use(couponUse);
  for (const couponUse of givenBack) {
    await insert("redemption_cancellation", { redemption_id: await use(couponUse), cancelled_at: "2026-02-02" });
  }
}

/** Inserts members, and counts their totals; returns their ids. */
export async function writeMembers(api: TestApi, club: Club, members: readonly Generated[]): Promise<number[]> {
  const chainId = club.chain.id;
  const insert: Row = async (table, row) => {
    const full = { chain_id: chainId, ...row };
    const values = Object.values(full);
    const { rows } = await api.owner.query(
      `insert into ${table} (${Object.keys(full).join(", ")}) values (${values.map((_, n) => `$${n + 1}`).join(", ")}) returning *`,
      values,
    );
    return Number(rows[0].id ?? 0);
  };
  const ids: number[] = [];
  for (const [n, member] of members.entries()) {
    const { memberId } = await makeMember(api, club, {
      email: member.hasEmail ? `g${n}@example.com` : null,
      phone: member.hasPhone ? `+46701${String(n).padStart(6, "0")}` : null,
      home_location_id: member.homeLocationId,
      gender: member.gender,
      birthday: member.birthday?.toString() ?? null,
      city: member.city,
      zip_code: member.zipCode,
      language: member.language,
      registered_at: member.registeredOn.toZonedDateTime({ timeZone: zone }).toInstant().toString(),
      email_notification: member.consents.includes("EMAIL"),
      phone_notification: member.consents.includes("SMS"),
      // A member without an address has been removed; a removed member keeps no address.
      removed_at: member.gone || (!member.hasEmail && !member.hasPhone) ? "2026-03-01" : null,
      merged_into: member.gone && ids[0] ? ids[0] : null,
    });
    ids.push(memberId);
    for (const purchase of member.purchases) await writeBought(insert, memberId, purchase, false);
    for (const purchase of member.returned) await writeBought(insert, memberId, purchase, true);
    for (const { left: remaining, through } of member.lots) {
      await insert("point_lot", {
        member_id: memberId,
        earned_on: countedOn.subtract({ days: 300 }).toString(),
        valid_through: through.toString(),
        amount: 100,
        left_points: remaining,
        source: "CORRECTION",
        reason: "Test",
        account_id: club.merchant.accountId,
      });
    }
    await writeCards(insert, memberId, member);
    await writeUses(insert, memberId, member);
  }
  await api.owner.query("select count_member_statistics($1, $2)", [chainId, countedOn.toString()]);
  return ids;
}
