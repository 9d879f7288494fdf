import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { makeCampaign, makeStampCard } from "#tests/api/offers.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const search = (q: string, as = club.merchant.token, of = club) =>
  api.call("searchClub", { query: { q } }, { as, chain: of.chain.subdomain });

describe("a search of the club", () => {
  test("finds a member by part of a name, an address or a membership number", async () => {
    const own = await makeMember(api, club, { first_name: "Åsa", last_name: "O'Brien", phone: "+46701740688" });
    for (const q of ["asa", "obri", "åsa o", own.email, "070-1740688", own.membershipNumber]) {
      const { members } = await search(q);
      expect({ q, ids: members.map(({ id }) => id) }).toEqual({ q, ids: [own.memberId] });
    }
  });

  test("finds purchases of an amount from today and yesterday, newest first", async () => {
    const own = await makeClub(api);
    const { memberId } = await makeMember(api, own);
    const now = api.clock.now;
    await buy(api, own, memberId, 249.5);
    api.clock.now = now.add({ hours: 48 });
    const yesterday = await buy(api, own, memberId, 249.5);
    api.clock.now = now.add({ hours: 72 });
    const today = await buy(api, own, memberId, 249.5);
    await buy(api, own, memberId, 250);
    for (const q of ["249,50", "249.5 kr"]) {
      const { purchases } = await search(q, own.merchant.token, own);
      expect(purchases.map(({ id, totalAmount }) => [id, totalAmount])).toEqual([
        [today.purchaseId, 249.5],
        [yesterday.purchaseId, 249.5],
      ]);
    }
    api.clock.now = now;
  });

  test("finds named items regardless of accents and lists those that begin with the text first", async () => {
    const card = await makeStampCard(api, club, { name: "Té och scones" });
    const within = await makeCampaign(api, club, { name: "Sommarens te" });
    const begins = await makeCampaign(api, club, { name: "Tedags" });
    const { named } = await search("TE");
    expect(named.filter(({ kind }) => kind !== "COUPON" && kind !== "LOCATION")).toEqual([
      { kind: "STAMP_CARD", id: card.id, name: "Té och scones" },
      { kind: "CAMPAIGN", id: begins.id, name: "Tedags" },
      { kind: "CAMPAIGN", id: within.id, name: "Sommarens te" },
    ]);
    expect((await search("%")).named).toEqual([]);
  });

  test("does not find a closed point of sale", async () => {
    const own = await makeClub(api);
    const { merchant, chain } = own;
    await api.owner.query("update location set name = 'Hamnen' where chain_id = $1", [chain.id]);
    const [closed, open] = own.locationIds as [number, number];
    await api.call("closeLocation", { params: { id: closed } }, { as: merchant.token, chain: chain.subdomain });
    expect((await search("hamn", merchant.token, own)).named.map(({ id }) => id)).toEqual([open]);
  });

  test("shows a local merchant only results at their points of sale, and another club no results", async () => {
    const own = await makeClub(api);
    const [here, there] = own.locationIds as [number, number];
    const local = await makeStaff(api, own, "ROLE_LOCAL_MERCHANT", [here]);
    const mine = await makeMember(api, own, { first_name: "Ingegerd" });
    await makeMember(api, own, { first_name: "Ingegerd" });
    await buy(api, own, mine.memberId, 77, []);
    await makeCampaign(api, own, { name: "Ingefära", pointOfSaleIds: [there] });
    await makeStaff(api, own, "ROLE_CASHIER", [there], { first_name: "Ingela" });
    const seen = await search("inge", local.token, own);
    expect(seen.members.map(({ id }) => id)).toEqual([mine.memberId]);
    expect([seen.named, seen.staff]).toEqual([[], []]);
    expect((await search("inge", own.merchant.token, own)).members).toHaveLength(2);
    await makeCampaign(api, own, { name: "Ingenjörens dag", pointOfSaleIds: [here] });
    for (let more = 0; more < 20; more += 1) {
      await makeCampaign(api, own, { name: `Inge ${more}`, pointOfSaleIds: [there] }, "NEW");
    }
    expect((await search("inge", local.token, own)).named.map(({ name }) => name)).toEqual(["Ingenjörens dag"]);
    expect(await search("inge")).toEqual({ members: [], purchases: [], named: [], staff: [] });
  });
});
