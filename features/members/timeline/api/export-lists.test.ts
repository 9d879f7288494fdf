import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember, makeStaff, numberOf } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { makeCampaign, makeStampCard } from "#tests/api/offers.ts";
import { openTill } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
let memberId: number;
let other: number;

beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  const till = openTill(api, club);
  ({ memberId } = await makeMember(api, club, { last_name: "=1+1", home_location_id: club.locationIds[0] }));
  ({ memberId: other } = await makeMember(api, club, { first_name: "Bo", home_location_id: club.locationIds[1] }));
  const card = await makeStampCard(api, club, { stampsAmount: 3 });
  await till.visit(memberId, { amount: 300, stamps: [{ stampcardId: card.id, stamps: 3 }] });
  const used = await till.visit(memberId, { amount: 20, couponIds: [club.couponId] });
  await till.cancel(used.redemptions[0]?.redemptionId as number);
  await till.correct(memberId, 40, { reason: "@kallt kaffe" });
  await till.visit(other, {
    pointOfSaleId: club.locationIds[1],
    amount: 500,
    couponIds: [],
    stamps: [{ stampcardId: card.id, stamps: 1 }],
  });
  await till.visit(other, { pointOfSaleId: club.locationIds[1], amount: 5, couponIds: [club.couponId] });
  await makeCampaign(api, club, { name: "=Höst", pointOfSaleIds: [club.locationIds[1]] });
  await makeCampaign(api, club, { name: "Överallt" });
});

const at = (token = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });
const local = async (place: number) => (await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [place])).token;

type Exports =
  | "exportUses"
  | "exportFillings"
  | "exportCampaigns"
  | "exportStaff"
  | "exportLocations"
  | "exportSelections"
  | "exportCoupons"
  | "exportStampcards"
  | "exportCategories"
  | "exportApprovals"
  | "exportInvitations"
  | "exportStaffInvitations"
  | "exportTrail"
  | "exportPointsAccount";
async function linesOf(name: Exports, input: object = {}, token?: string): Promise<string[]> {
  const { status, body } = await api.ask(name, { query: {}, ...input } as never, at(token));
  expect(status).toBe(200);
  return (body as Buffer).toString("utf8").replace("\uFEFF", "").split("\r\n").slice(0, -1);
}

describe("the export of coupon uses", () => {
  test("lists each use with its member and place, latest first, and its cancellation", async () => {
    const [headings, ...uses] = await linesOf("exportUses");
    expect(headings).toMatch(/^Datum;Kupong;Typ;Medlemsnummer;/);
    expect(uses).toEqual([
      expect.stringMatching(/^2026-11-21 13:00;Kanelbulle;Belöning;'\d{12};Bo Lind;Soder;100;0,00;;\d+;$/),
      expect.stringMatching(/;Anna =1\+1;Norr;100;0,00;;\d+;2026-11-21 13:00$/),
    ]);
  });

  test("can be limited to one member, and contains only a local merchant's own members", async () => {
    expect(await linesOf("exportUses", { query: { memberId } })).toHaveLength(2);
    const uses = await linesOf("exportUses", {}, await local(club.locationIds[1]));
    expect(uses.slice(1)).toEqual([expect.stringContaining(";Bo Lind;")]);
  });

  test("does not name a member that a local merchant may not see, even for a use at their point of sale", async () => {
    const { memberId: stranger } = await makeMember(api, club, {
      first_name: "Eva",
      home_location_id: club.locationIds[0],
    });
    const till = openTill(api, club);
    await till.correct(stranger, 500);
    await till.visit(stranger, { couponIds: [club.couponId] });
    const moved = "update redemption set location_id = $1 where member_id = $2";
    await api.owner.query(moved, [club.locationIds[1], stranger]);
    const token = await local(club.locationIds[1] as number);
    expect((await api.ask("listMemberUses", { params: { id: stranger }, query: {} }, at(token))).status).toBe(404);
    for (const query of [{}, { memberId: stranger }])
      expect((await linesOf("exportUses", { query }, token)).filter((line) => line.includes("Eva"))).toEqual([]);
    expect((await linesOf("exportUses")).filter((line) => line.includes("Eva"))).toHaveLength(1);
  });
});

describe("the export of stamp card fillings", () => {
  test("shows the progress of each filling", async () => {
    const [headings, ...fillings] = await linesOf("exportFillings");
    expect(headings).toMatch(/^Stämpelkort;Medlemsnummer;Medlem;Påbörjat;/);
    expect(fillings).toEqual([
      expect.stringMatching(/;Bo Lind;2026-11-21;[\d-]+;1;3;Fylls;;/),
      expect.stringMatching(/;Anna =1\+1;2026-11-21;[\d-]+;3;3;Fullt;2026-11-21;.*;Nej$/),
    ]);
  });

  test("can be limited to one member, and contains only a local merchant's own members", async () => {
    expect(await linesOf("exportFillings", { query: { memberId: other } })).toHaveLength(2);
    const seen = await linesOf("exportFillings", {}, await local(club.locationIds[1]));
    expect(seen.slice(1)).toEqual([expect.stringContaining(";Bo Lind;")]);
  });
});

test("the export of points of sale contains those the reader may see, without executable formulas", async () => {
  await api.owner.query("update location set city = '=1+1', phone = '+46461234567' where chain_id = $1", [
    club.chain.id,
  ]);
  const all = await linesOf("exportLocations");
  expect(all[0]).toMatch(/^Namn;Namn utåt;Gatuadress;/);
  expect(all.slice(1).map((line) => line.split(";")[0])).toEqual(["Norr", "Soder"]);
  expect(all[1]).toContain(";'=1+1;'+46461234567;");
  const seen = await linesOf("exportLocations", {}, await local(club.locationIds[1]));
  expect(seen.slice(1)).toEqual([expect.stringMatching(/^Soder;/)]);
});

test("the export of selections describes each selection in a sentence, with names that the reader may see", async () => {
  const make = (name: string, condition: object) =>
    api.call(
      "createSelection",
      { body: { name, expression: { version: 1, match: "ALL", conditions: [condition] } } } as never,
      at(),
    );
  await make("=Kvinnor", { kind: "GENDER", genders: ["FEMALE"] });
  await make("Där borta", { kind: "HOME_LOCATION", locationIds: [club.locationIds[0]] });
  const all = await linesOf("exportSelections");
  expect(all.slice(1)).toEqual([
    expect.stringMatching(/^'=Kvinnor;.*kvinn.*;;2026-/i),
    expect.stringMatching(/^Där borta;.*Norr.*;;2026-/),
  ]);
  const seen = await linesOf("exportSelections", {}, await local(club.locationIds[1]));
  expect(seen.join()).not.toContain("Norr");
});

test("the export of campaigns contains those the reader sees, without executable formulas", async () => {
  const all = await linesOf("exportCampaigns");
  expect(all.slice(1)).toEqual([
    expect.stringMatching(/;Överallt;;Aktiv;.*;Alla;/),
    expect.stringMatching(/;'=Höst;;Aktiv;.*;Soder;/),
  ]);
  const seen = await linesOf("exportCampaigns", {}, await local(club.locationIds[0]));
  expect(seen.slice(1)).toEqual([expect.stringContaining("Överallt")]);
});

test("the export of staff contains those the reader sees, with the rights of each", async () => {
  const { token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  const all = await linesOf("exportStaff");
  expect(all[0]).toBe("Förnamn;Efternamn;E-post;Roll;Säljställen;Får sköta andra lokalt ansvariga;Senast aktiv här");
  expect(all).toContainEqual(expect.stringMatching(/;Kassör;Norr;Nej;/));
  expect(all[1]).toMatch(/;Ansvarig;Alla;Ja;/);
  const seen = await linesOf("exportStaff", {}, await local(club.locationIds[1]));
  expect(seen.filter((line) => line.includes(";Norr;"))).toEqual([]);
  expect((await api.ask("exportStaff", { query: {} }, at(token))).status).toBe(403);
});

test("an export of given ids contains these rows in this order, except those the reader may not see", async () => {
  const [north, south] = club.locationIds;
  const namesIn = async (ids: string, token?: string) =>
    (await linesOf("exportLocations", { query: { ids } }, token)).slice(1).map((line) => line.split(";")[0]);
  expect(await namesIn(`${south},${north}`)).toEqual(["Soder", "Norr"]);
  expect(await namesIn(`${south}`)).toEqual(["Soder"]);
  expect(await namesIn("")).toEqual([]);
  expect(await namesIn(`${south},${north}`, await local(south as number))).toEqual(["Soder"]);
  expect((await api.ask("exportLocations", { query: { ids: "1;2" } }, at())).status).toBe(400);
  const campaigns = await api.call("listCampaigns", {}, at());
  const ids = campaigns
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join();
  const inOrder = (await linesOf("exportCampaigns", { query: { ids } })).slice(1);
  expect(inOrder.map((line) => line.split(";")[1])).toEqual(["'=Höst", "Överallt"]);
  const staff = await api.call("listStaff", {}, at());
  const one = await linesOf("exportStaff", { query: { ids: String(staff.at(-1)?.id) } });
  expect(one.slice(1)).toEqual([expect.stringContaining(String(staff.at(-1)?.email))]);
});

test("coupons, stamp cards and categories are exported, the first two as the list shows them", async () => {
  const coupons = await linesOf("exportCoupons");
  expect(coupons[0]).toMatch(/^Kupong;Namn;Typ;Läge;Poäng;Värde, kr;/);
  expect(coupons.slice(1)).toEqual([expect.stringMatching(/^\d+;Kanelbulle;Belöning;Aktiv;100;;;;;;;2$/)]);
  expect(await linesOf("exportCoupons", { query: { ids: "" } })).toHaveLength(1);
  const cards = await linesOf("exportStampcards");
  expect(cards[0]).toMatch(/^Stämpelkort;Namn;Rubrik;Läge;Stämplar;/);
  expect(cards.slice(1)).toEqual([expect.stringMatching(/;Aktivt?;3;6;Valfri kaffe;30;1;1;0$/)]);
  expect((await linesOf("exportCategories")).slice(1)).toEqual(["Fika;0"]);
});

test("invited members and invited staff can be exported", async () => {
  await api.call(
    "inviteMember",
    { body: { email: "vantar@example.com", pointOfSaleId: club.locationIds[0] } },
    {
      ...at(),
      key: randomUUID(),
    },
  );
  const body = {
    role: "ROLE_CASHIER" as const,
    pointsOfSaleIds: [club.locationIds[0] as number],
    email: "ny@kassa.se",
  };
  await api.call("inviteStaff", { body }, at());
  expect((await linesOf("exportInvitations"))[1]).toMatch(
    /^vantar@example\.com;;Norr;2026-11-21 13:00;2026-11-28 13:00$/,
  );
  expect(await linesOf("exportInvitations", { query: { q: "ingen" } })).toHaveLength(1);
  expect((await linesOf("exportStaffInvitations"))[1]).toMatch(
    /^;;ny@kassa\.se;Kassör;Norr;2026-11-21 13:00;2026-11-28 13:00$/,
  );
  const there = await local(club.locationIds[1] as number);
  expect(await linesOf("exportInvitations", {}, there)).toHaveLength(1);
  expect(await linesOf("exportStaffInvitations", {}, there)).toHaveLength(1);
});

test("approval requests from tills can be exported, limited to the reader's own points of sale", async () => {
  const cashier = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]], { first_name: "Tove" });
  const membershipId = await numberOf(api, memberId);
  const purchase = { membershipId, pointOfSaleId: club.locationIds[0], amount: 60_000, amountConfirmed: true };
  await api.call("askApproval", { body: { purchase } }, { ...at(cashier.token), key: randomUUID() });
  expect((await linesOf("exportApprovals")).slice(1)).toEqual([
    expect.stringMatching(/^2026-11-21 13:00;Norr;Tove Berg;60000,00;'\d{12};Anna =1\+1;Väntar;;;$/),
  ]);
  expect(await linesOf("exportApprovals", { query: { state: "DECLINED" } })).toHaveLength(1);
  expect(await linesOf("exportApprovals", {}, await local(club.locationIds[1] as number))).toHaveLength(1);
});

describe("the export of a points account", () => {
  const account = (id = memberId, token?: string) => linesOf("exportPointsAccount", { params: { id } }, token);

  test("contains every line, newest first, as on the page", async () => {
    const [headings, ...lines] = await account();
    expect(headings).toMatch(/^Datum;Vad;Om;Av;Poäng;Saldo;/);
    expect(lines.map((line) => line.split(";").slice(1, 6).join(";"))).toEqual([
      "Poäng i gåva;'@kallt kaffe;Kim Berg;40;360",
      "Inlösen ångrad;Kanelbulle;;100;320",
      "Inlöst;Kanelbulle;;-100;220",
      "Intjänade vid köp;;;20;320",
      "Intjänade vid köp;;;300;300",
    ]);
  });

  test("contains every line of a long account", async () => {
    const { memberId: busy } = await makeMember(api, club);
    const till = openTill(api, club);
    for (let n = 0; n < 30; n++) await till.correct(busy, 1, { reason: `Nummer ${n}` });
    await api.owner.query(
      `with lots as (insert into point_lot (chain_id, member_id, amount, left_points, earned_on, valid_through, source, account_id, reason)
         select $1, $2, 1, 1, '2026-11-21', '2027-11-20', 'CORRECTION', $3, 'Rad ' || n from generate_series(1, 1500) n returning *)
       insert into point_entry (chain_id, member_id, lot_id, kind, points, at)
       select chain_id, member_id, id, 'EARN', 1, '2026-11-21T12:00:00Z' from lots order by id`,
      [club.chain.id, busy, club.merchant.accountId],
    );
    const lines = await account(busy);
    expect(lines).toHaveLength(1 + 1530);
    expect(new Set(lines.map((line) => line.split(";")[2])).size).toBe(1531);
  });

  test("is refused for a member the reader may not see", async () => {
    const token = await local(club.locationIds[1]);
    expect((await api.ask("exportPointsAccount", { params: { id: memberId } }, at(token))).status).toBe(404);
    expect(await account(other, token)).not.toHaveLength(1);
  });
});

test("the export of the audit trail writes sentences, applies the list's filters and records itself", async () => {
  const [headings, ...trailLines] = await linesOf("exportTrail", { query: { area: "POINTS" } });
  const withoutTime = (lines: string[]) => lines.map((line) => line.slice(line.indexOf(";") + 1));
  expect(headings).toBe("Tid;Vem;Vad;Ändringar");
  expect(trailLines[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d;Kim Berg;Gav Anna Lind 1 poäng;$/);
  expect(withoutTime(trailLines)).toContain("Kim Berg;Gav Anna =1+1 40 poäng;");
  expect(trailLines.filter((line) => !line.includes("poäng"))).toEqual([]);
  const [latest] = withoutTime((await linesOf("exportTrail")).slice(1));
  expect(latest).toBe(`Kim Berg;Hämtade en lista som fil;"Lista: händelser; Rader: ${trailLines.length}"`);
});
