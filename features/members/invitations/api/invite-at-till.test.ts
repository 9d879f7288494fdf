import { beforeAll, expect, test } from "vitest";
import { visitKnownOf } from "#features/till/register/contract/known.ts";
import { planVisit } from "#features/till/register/domain/plan-visit.ts";
import { type Club, makeClub } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { messagesTo } from "#tests/api/messages/sent-messages.ts";
import { makeCampaign, makeStampCard } from "#tests/api/offers.ts";
import { openTill } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const writtenTo = async (address: string) => (await messagesTo(api, address)).map(({ text_body }) => text_body);

test("an e-mail invitation at the till states the pending points and their deadline", async () => {
  const email = "vera@example.com";
  const { waitingPoints } = await openTill(api, club).invite({ email, amount: 85 });
  const [text] = await writtenTo(email);
  expect(waitingPoints).toBe(85);
  expect(text).toContain("85 poäng väntar på dig");
  expect(text).toContain("inom 30 dagar");
});

test("an invitation states pending points and stamps together, or stamps alone", async () => {
  const { id: stampcardId } = await makeStampCard(api, club);
  const till = openTill(api, club);
  await till.invite({ email: "siv@example.com", amount: 85, stamps: [{ stampcardId, stamps: 2 }] });
  await till.invite({ email: "siw@example.com", stamps: [{ stampcardId, stamps: 1 }] });
  expect(await writtenTo("siv@example.com")).toEqual([
    expect.stringContaining("85 poäng och 2 stämplar väntar på dig"),
  ]);
  expect(await writtenTo("siw@example.com")).toEqual([expect.stringContaining("1 stämpel väntar på dig")]);
});

test("an invitation without a purchase mentions nothing pending", async () => {
  const email = "nils@example.com";
  await openTill(api, club).invite({ email });
  const texts = await writtenTo(email);
  expect(texts).toHaveLength(1);
  expect(texts[0]).not.toContain("väntar");
});

test("an SMS invitation states the pending points within one segment", async () => {
  const phone = "+46701740699";
  await openTill(api, club).invite({ phone, amount: 85 });
  const [message] = await messagesTo(api, phone);
  expect(message).toMatchObject({ segments: 1, text_body: expect.stringContaining("85 poäng väntar på dig") });
});

test("a pending purchase stores the amounts that the till displayed, or is refused with the same code as at the till", async () => {
  const at = { as: club.merchant.token, chain: club.chain.subdomain };
  const expression = { version: 1, match: "ALL", conditions: [{ kind: "GENDER", genders: ["FEMALE"] }] };
  const women = await api.call("createSelection", { body: { name: "Kvinnor", expression } as never }, at);
  const forSome = { audience: "SELECTION", selectionId: women.id } as const;
  const campaigns = [await makeCampaign(api, club), await makeCampaign(api, club, forSome)].map(({ id }) => [id]);
  const cards = [await makeStampCard(api, club, { stampsAmount: 2 }), await makeStampCard(api, club, {}, "NEW")];
  const stamps = [
    [cards[0], 2],
    [cards[0], 3],
    [cards[1], 1],
  ] as const;
  const till = openTill(api, club);
  const facts = await till.facts();
  const cases = [1, 84.9, null].flatMap((amount) =>
    [[], ...campaigns].flatMap((campaignIds) =>
      [[], ...stamps.map(([card, count]) => [{ stampcardId: card?.id ?? 0, stamps: count }])].map((stampGifts, at) => ({
        amount,
        campaignIds,
        stamps: stampGifts,
        email: `${amount}-${campaignIds}-${at}@example.com`,
      })),
    ),
  );
  for (const visit of cases.filter(({ amount, stamps: stampGifts }) => amount !== null || stampGifts.length > 0)) {
    const visitRequest = {
      amountOre: visit.amount === null ? null : Math.round(visit.amount * 100),
      campaignIds: visit.campaignIds,
      couponIds: [],
      fillingIds: [],
      welcomeOffer: null,
      stamps: visit.stamps.map(({ stampcardId: stampCardId, stamps: count }) => ({ stampCardId, stamps: count })),
    };
    const outcome = planVisit(visitRequest, visitKnownOf(undefined, facts), Temporal.PlainDate.from("2026-11-21"));
    if (outcome.ok) expect((await till.invite(visit)).waitingPoints).toBe(outcome.plan.earning?.points ?? 0);
    else expect([visit, await codeOf(till.invite(visit))]).toEqual([visit, outcome.reason]);
  }
});
