import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { askOfAll } from "#features/messages/selections/api/ask-of-all.ts";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { aStampCard, makeStampCard } from "#tests/api/offers.ts";
import { anyMember, countedOn, type Generated, writeMembers } from "#tests/selections/generated-members.ts";
import { dueOccasion, type Occasion, type OccasionFacts } from "../../domain/occasions.ts";
import { matchOccasion } from "./occasion-queries.ts";

let api: TestApi;
let club: Club;
let cards: number[];
let members: Map<number, Generated>;
const seed = Number(process.env.SEED ?? 20261123);

beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  cards = [];
  for (const name of ["Kaffekortet", "Brödkortet"]) {
    const { id } = await makeStampCard(api, club, aStampCard(name));
    cards.push(id);
  }
  await api.owner.query("update stamp_card set publish_status = 'ACTIVE' where chain_id = $1", [club.chain.id]);
  const things = {
    locationIds: club.locationIds,
    categoryIds: [],
    campaignIds: [],
    stampCardIds: cards,
    couponIds: [],
  };
  const generated = fc.sample(anyMember(things), { numRuns: 120, seed });
  const ids = await writeMembers(api, club, generated);
  members = new Map(generated.map((member, n) => [ids[n] ?? 0, member]));
});

/** Returns the member's facts, with cards of ten places in their second filling. */
const factsOf = ({ birthday, registeredOn, lots, purchases, cards: open }: Generated): OccasionFacts => ({
  birthday,
  registeredOn,
  lots,
  lastPurchaseOn:
    purchases
      .map(({ on }) => on)
      .toSorted(Temporal.PlainDate.compare)
      .at(-1) ?? null,
  cards: open.map(({ stamps, ...card }) => ({ ...card, round: 2, stampsLeft: 10 - stamps })),
});

async function findOccasions(occasion: Occasion, today: Temporal.PlainDate) {
  const { joins, met, number, through } = matchOccasion(occasion, { today, timeZone: club.chain.timeZone });
  const occasionRows = sql<{
    id: number;
    number: number;
    through: Temporal.PlainDate;
  }>`(select member.id, ${number} as number,
    ${through} as through from member ${joins} where member.chain_id = ${club.chain.id} and ${met})`;
  const [, rows] = await api.services.db.read(club.chain.id, (q) => [
    askOfAll(q, { isBesideMembers: false }),
    q.selectFrom(occasionRows.as("each")).selectAll().orderBy("id"),
  ]);
  return rows.map((row) => `${row.id}: ${row.number} through ${row.through}`);
}

const expected = (occasion: Occasion, today: Temporal.PlainDate) =>
  [...members].flatMap(([id, member]) => {
    const due = dueOccasion(occasion, factsOf(member), today);
    return due ? [`${id}: ${due.number} through ${due.through}`] : [];
  });

const within = (min: number, max: number) => fc.integer({ min, max });
const anyOccasion = (): Record<Occasion["kind"], fc.Arbitrary<Occasion>> => ({
  BIRTHDAY: within(0, 30).map((days) => ({ kind: "BIRTHDAY", days })),
  WELCOME: within(0, 365).map((days) => ({ kind: "WELCOME", days })),
  POINTS_EXPIRING: within(1, 90).map((days) => ({ kind: "POINTS_EXPIRING", days })),
  CARD_NEARLY_FULL: fc
    .tuple(fc.constantFrom(...cards), within(1, 29))
    .map(([stampCardId, stampsLeft]) => ({ kind: "CARD_NEARLY_FULL", stampCardId, stampsLeft })),
  AWAY: within(7, 480).map((days) => ({ kind: "AWAY", days })),
});

/**
 * The days on which the SQL and the rules are compared: nights of clock changes, month ends, a leap day, and the last
 * day of February in a year without one.
 */
const days = [
  countedOn,
  ...["2026-03-31", "2026-10-25", "2026-12-31", "2027-02-28", "2028-02-29"].map((day) => Temporal.PlainDate.from(day)),
];

test.each(["BIRTHDAY", "WELCOME", "POINTS_EXPIRING", "CARD_NEARLY_FULL", "AWAY"] as const)(
  "the SQL finds the same members and occasions as the rules on every day: %s",
  async (kind) => {
    let some = 0;
    const occasions = fc.sample(anyOccasion()[kind], { numRuns: 6 * days.length, seed });
    for (const [nth, occasion] of occasions.entries()) {
      const today = days[nth % days.length] ?? countedOn;
      const rows = await findOccasions(occasion, today);
      expect(rows, JSON.stringify({ occasion, today })).toEqual(expected(occasion, today));
      some += rows.length;
    }
    expect(some).toBeGreaterThan(0);
  },
);
