import { beforeAll, expect, test } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { importsAt } from "#tests/api/members/imports.ts";
import { makeStampCard } from "#tests/api/offers.ts";
import { openTill } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
let cardId: number;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  cardId = (await makeStampCard(api, club)).id;
});

const { as, move } = importsAt(() => ({ api, club }));
let files = 0;

/** Runs an import that gives each of these addresses two stamps. */
async function importStamps(addresses: readonly string[]): Promise<number> {
  const fields = ["email", "home", `stamps:${cardId}`];
  const columns = fields.map((field) => ({ heading: field, field }));
  const fingerprint = String(files++).padStart(64, "a");
  const file = { fileName: "stampel.csv", fingerprint, rows: addresses.length, columns, choices: { opens: true } };
  const { id } = await api.call("startImport", { body: file }, as());
  const rows = addresses.map((address) => [address, "norr", "2"]);
  await api.call("sendImportRows", { params: { id }, body: { from: 1, rows } }, as());
  await move(id, "CHECKING");
  await move(id, "RUNNING");
  return id;
}

/** Reverses the imported visit by a return, as staff do. */
async function returnImportedVisit(email: string): Promise<void> {
  const { rows } = await api.owner.query<{ id: number }>(
    `select purchase.id::int as id from purchase join member on member.chain_id = purchase.chain_id and member.id = purchase.member_id
     where member.chain_id = $1 and member.email = $2`,
    [club.chain.id, email],
  );
  const stamps = [{ stampcardId: cardId, stamps: 2 }];
  const body = { pointOfSaleId: club.locationIds[0], amount: 0, stamps, reason: "Fel kort" };
  await api.call("returnPurchase", { params: { id: rows[0]?.id ?? 0 }, body }, as());
}

async function returnsOf(email: string): Promise<number> {
  const { rows } = await api.owner.query<{ count: number }>(
    `select count(*)::int as count from purchase_return back
       join purchase on purchase.chain_id = back.chain_id and purchase.id = back.purchase_id
       join member on member.chain_id = purchase.chain_id and member.id = purchase.member_id
     where member.chain_id = $1 and member.email = $2`,
    [club.chain.id, email],
  );
  return rows[0]?.count ?? -1;
}

async function allHolds(): Promise<void> {
  const results = await runChecks(api.services.db.platform);
  expect(results.filter(({ violations }) => violations.length > 0)).toEqual([]);
}

test("undo keeps a member whose imported visit staff have returned", async () => {
  const [returned, untouched] = ["returned@example.com", "untouched@example.com"];
  const id = await importStamps([returned, untouched]);
  await returnImportedVisit(returned);
  expect(await move(id, "UNDOING")).toMatchObject({ state: "UNDONE", kept: { USED: 1 } });
  const { rows } = await api.owner.query(
    "select email from member where chain_id = $1 and email = any($2) and removed_at is null",
    [club.chain.id, [returned, untouched]],
  );
  expect(rows).toEqual([{ email: returned }]);
  expect(await returnsOf(returned)).toBe(1);
  await allHolds();
});

test("undo does not return an existing member’s imported visit that staff have already returned", async () => {
  const member = await makeMember(api, club);
  const id = await importStamps([member.email]);
  await returnImportedVisit(member.email);
  await openTill(api, club).visit(member.memberId, { stamps: [{ stampcardId: cardId, stamps: 1 }] });
  expect(await move(id, "UNDOING")).toMatchObject({ state: "UNDONE", kept: { SPENT: 0, USED: 0 } });
  expect(await returnsOf(member.email)).toBe(1);
  const { rows } = await api.owner.query(
    "select collected from stamp_card_usage where chain_id = $1 and member_id = $2 and status = 'OPEN'",
    [club.chain.id, member.memberId],
  );
  expect(rows).toEqual([{ collected: 1 }]);
  await allHolds();
});
